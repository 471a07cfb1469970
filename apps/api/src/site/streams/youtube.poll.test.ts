import { expect, it } from 'vitest';
import { fake } from '../../testing/fake.ts';
import { type Channel, StreamsRepository } from './streams.repository.ts';
import { YoutubeClient } from './youtube.client.ts';
import { YoutubePoll } from './youtube.poll.ts';

const now = new Date('2026-11-28T10:00:00Z');
const start = { actualStartTime: '2026-11-28T08:00:00Z' };
const ended = { ...start, actualEndTime: '2026-11-28T09:59:00Z' };
const krona: Channel = {
  name: 'krona',
  online: false,
  title: '',
  viewerCount: null,
  startedAt: null,
  videoId: 'v1',
  uploadsId: null,
  describedAt: now,
  channel: { title: 'Крона', description: '', bannerUrl: null },
  samples: [],
};

it.each([
  { of: 'a live video', state: 'live', details: start, online: true },
  { of: 'a video that YouTube still lists as live after its end', state: 'live', details: ended, online: false },
  { of: 'an announced video', state: 'upcoming', details: {}, online: false },
])('puts a channel on air for $of: $online', async ({ state, online, details }) => {
  const saved: object[] = [];
  const streams = fake(StreamsRepository, {
    listChannelsOf: async () => new Map([['krona', krona]]),
    save: async (_platform, _name, changes) => void saved.push(changes),
  });
  const snippet = { title: 'Гонка', liveBroadcastContent: state };
  const video = { id: 'v1', snippet, liveStreamingDetails: details };
  const youtube = fake(YoutubeClient, { fetchVideos: async () => [video] });

  await new YoutubePoll(youtube, streams).run(['krona'], now);

  expect(saved).toMatchObject([{ online, videoId: online ? 'v1' : null }]);
});
