import type { FastifyInstance } from 'fastify';
import type { SimulatedChannel } from './channels.ts';

export interface YoutubeOptions {
  key: string;
  channels: readonly SimulatedChannel[];
  /** Units per day before `quotaExceeded`. */
  dailyUnits: number;
}

const most = 50;
const quotaExceeded = {
  error: {
    code: 403,
    message: 'quota',
    errors: [{ message: 'quota', domain: 'youtube.quota', reason: 'quotaExceeded' }],
  },
};

/** Routes of YouTube: channels, latest videos and videos; the returned function returns the spent units. */
export function youtubeRoutes(app: FastifyInstance, { key, channels, dailyUnits }: YoutubeOptions): () => number {
  let units = 0;
  const videoOf = ({ name }: SimulatedChannel) => `video-${name}`;
  app.addHook('preHandler', async ({ url }, reply) => {
    if (new URL(url, 'http://localhost').searchParams.get('key') !== key) return reply.code(400).send({});
    units += 1;
    if (units > dailyUnits) return reply.code(403).send(quotaExceeded);
  });
  const queryOf = (url: string) => new URL(url, 'http://localhost').searchParams;
  app.get('/youtube/v3/channels', async ({ url }) => {
    const handle = queryOf(url).get('forHandle')?.replace('@', '');
    const found = channels.find(({ name }) => name === handle);
    // An unknown handle has no list at all.
    if (!found) return { kind: 'youtube#channelListResponse' };
    const { title, description, name } = found;
    return {
      items: [
        {
          id: `UC${name}`,
          snippet: { title, description },
          contentDetails: { relatedPlaylists: { uploads: `UU${name}` } },
        },
      ],
    };
  });
  app.get('/youtube/v3/playlistItems', async ({ url }, reply) => {
    const list = queryOf(url).get('playlistId');
    const found = channels.find(({ name }) => `UU${name}` === list);
    if (!found) return reply.code(404).send({ error: { code: 404, errors: [{ reason: 'playlistNotFound' }] } });
    return { items: found.state === 'none' ? [] : [{ contentDetails: { videoId: videoOf(found) } }] };
  });
  app.get('/youtube/v3/videos', async ({ url }, reply) => {
    const ids = (queryOf(url).get('id') ?? '').split(',');
    if (ids.length > most) return reply.code(400).send({});
    return {
      items: channels.filter((channel) => channel.state !== 'none' && ids.includes(videoOf(channel))).map(toVideo),
    };
  });
  const toVideo = (channel: SimulatedChannel) => ({
    id: videoOf(channel),
    snippet: { title: channel.streamTitle, liveBroadcastContent: channel.state === 'ended' ? 'none' : channel.state },
    liveStreamingDetails: detailsOf(channel),
  });
  return () => units;
}

function detailsOf({ state, startedAt, viewers }: SimulatedChannel) {
  const started = { actualStartTime: new Date(startedAt).toISOString() };
  if (state === 'upcoming') return { scheduledStartTime: new Date(startedAt).toISOString() };
  if (state === 'ended') return { ...started, actualEndTime: new Date(startedAt + 1).toISOString() };
  return { ...started, ...(viewers !== null && { concurrentViewers: String(viewers) }) };
}
