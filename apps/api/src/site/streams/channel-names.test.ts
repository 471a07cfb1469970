import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type StreamPlatforms, startStreams } from '@otryv/provider-simulator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GameIdsService } from '../../people/users/game-ids/game-ids.service.ts';
import { startApi } from '../../testing/start-api.ts';
import { addAccount, aPassword, TestBrowser } from '../../testing/test-browser.ts';

const noTwitch = { channelName: '', isEnabled: false };
const noYoutube = { channelHandle: '', isEnabled: false };

// The last test closes the platforms.
describe("a rider's channel", { shuffle: false }, () => {
  let platforms: StreamPlatforms;
  let app: NestFastifyApplication;
  let rider: TestBrowser;
  beforeAll(async () => {
    platforms = await startStreams();
    app = await startApi(platforms.settings);
    await addAccount(app, 'streams-here');
    vi.spyOn(app.get(GameIdsService), 'hasProved').mockResolvedValue(true);
    rider = new TestBrowser(app);
    await rider.signIn('streams-here', aPassword);
  });
  afterAll(() => app.close());

  const save = (streams: object) =>
    rider.send('PUT', '/api/race/profile/streams', { streams: { twitch: noTwitch, youtube: noYoutube, ...streams } });
  const onTwitch = (channelName: string) => save({ twitch: { channelName, isEnabled: true } });
  const onYoutube = (channelHandle: string) => save({ youtube: { channelHandle, isEnabled: true } });
  const kept = async () => {
    const { data } = (await rider.send('GET', '/api/race/profile/settings/0')).json();
    return [data.streams.twitch.channelName, data.streams.youtube.channelHandle];
  };

  it.each([
    { platform: 'Twitch', save: () => onTwitch('Veter_Live'), stored: ['Veter_Live', ''] },
    { platform: 'YouTube', save: () => onYoutube('@Krona-Velo'), stored: ['', '@Krona-Velo'] },
  ])('is saved if $platform has it, ignoring case', async ({ save: send, stored }) => {
    expect((await send()).statusCode).toBe(200);
    expect(await kept()).toEqual(stored);
  });

  it.each([
    { platform: 'Twitch', save: () => onTwitch('nobody_here'), field: 'streams.twitch.channelName' },
    { platform: 'YouTube', save: () => onYoutube('nobody-here'), field: 'streams.youtube.channelHandle' },
  ])(
    'is rejected at its field if $platform does not have it, and the saved value stays',
    async ({ save: send, field }) => {
      const before = await kept();

      const response = await send();

      expect([response.statusCode, response.json().code]).toEqual([422, 'stream_unknown']);
      expect(response.json().fields[field]).toContain('Проверьте имя');
      expect(await kept()).toEqual(before);
    },
  );

  it('is not looked up when disabled or unchanged', async () => {
    await onTwitch('os_sprint');
    const asked = platforms.received.twitch.length;

    await onTwitch('os_sprint');
    await save({ twitch: { channelName: 'nobody_here', isEnabled: false } });

    expect(platforms.received.twitch).toHaveLength(asked);
  });

  it('is saved unchecked while its platform does not respond', async () => {
    await platforms.close();

    expect((await onYoutube('nobody-here')).statusCode).toBe(200);
  });
});
