import type { StreamChannel, Streamer, Streamers } from '@otryv/contract';

export function aChannel(changes: Partial<StreamChannel> = {}): StreamChannel {
  return {
    online: true,
    title: 'Едем за подиум',
    viewerCount: 214,
    startedAt: '2026-11-21T10:00:00.000Z',
    url: 'https://www.twitch.tv/veter_live',
    viewers: Array.from({ length: 40 }, (_, bar) => (bar < 10 ? null : bar * 5)),
    channel: { name: 'veter_live', title: 'veter_live', description: '', bannerUrl: null },
    ...changes,
  };
}

const offline = { online: false, title: '', viewerCount: null, startedAt: null, viewers: [] } as const;
export const anOfflineChannel = (url: string) => aChannel({ ...offline, viewers: [], url });

export function aStreamer(id: number, lastName: string, changes: Partial<Streamer> = {}): Streamer {
  const rider = { category: 'B', racingScore: 411 + id, imageSrc: null, countryAlpha3: 'rus', male: true };
  return { zwiftData: { id, firstName: 'Лев', lastName, ...rider }, twitch: aChannel(), youtube: null, ...changes };
}

export function someStreamers(changes: Partial<Streamers> = {}): Streamers {
  const state = { checkedAt: '2026-11-21T11:58:00.000Z', staleSince: null };
  const youtube = aChannel({ title: 'Утренний тур', url: 'https://www.youtube.com/watch?v=tour', viewerCount: 31 });
  return {
    data: [
      aStreamer(1, 'Подветренный'),
      aStreamer(2, 'Косогоров', { twitch: null, youtube }),
      aStreamer(3, 'Шатунов', { twitch: anOfflineChannel('https://www.twitch.tv/os_sprint') }),
    ],
    platforms: { twitch: state, youtube: state },
    ...changes,
  };
}
