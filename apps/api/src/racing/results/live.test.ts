import { request } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveTopics } from '../../kernel/realtime/live-topics.ts';
import { runTask } from '../../tasks/run-task.ts';
import { type RaceWorld, startRaceWorld } from '../../testing/start-race-world.ts';

const race = 5_100_003;
const coming = 5_100_018;
const patient = { timeout: 10_000 };

/** Reads a stream; collects the received text. */
function follow(app: NestFastifyApplication, event: number | string) {
  const address = app.getHttpServer().address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const headers = { 'accept-encoding': 'br, gzip' };
  const seen = {
    text: '',
    status: 0,
    encoding: '' as string | undefined,
    type: '' as string | undefined,
    ended: false,
  };
  const asked = request(
    { port, host: '127.0.0.1', path: `/api/live?event=${event}`, headers, agent: false },
    (response) => {
      seen.status = response.statusCode ?? 0;
      seen.encoding = response.headers['content-encoding'];
      seen.type = response.headers['content-type'];
      response.on('data', (chunk: Buffer) => {
        seen.text += chunk.toString();
      });
      response.on('error', () => undefined);
      response.on('close', () => {
        seen.ended = true;
      });
    },
  );
  asked.on('error', () => undefined);
  asked.end();
  return { seen, leave: () => asked.destroy() };
}
const versions = ({ seen }: ReturnType<typeof follow>) =>
  [...seen.text.matchAll(/^event: message\ndata: (.+)\n\n/gm)].map(([, data = '']) => JSON.parse(data));
const version = (number: number) => ({ type: 'PROTOCOL', version: number });

describe("a protocol's live stream", () => {
  let world: RaceWorld;
  let far: NestFastifyApplication;

  beforeAll(async () => {
    world = await startRaceWorld();
    far = await world.startBeside();
    await world.add(race);
    await world.add(coming);
    await run(`result import ${race}`);
    await Promise.all([world.app.listen(0, '127.0.0.1'), far.listen(0, '127.0.0.1')]);
  }, 60_000);
  afterAll(async () => {
    await far.close();
    await world.close();
  });

  const run = (text: string) => runTask(world.app, text.split(' '), () => undefined);

  it('starts with the current version, immediately and uncompressed', async () => {
    const present = (await world.protocol(race)).version;
    const reader = follow(world.app, race);

    await expect.poll(() => versions(reader), patient).toEqual([version(present)]);
    expect(reader.seen).toMatchObject({ status: 200, type: 'text/event-stream', encoding: undefined });
    reader.leave();
  });

  it('reports a new version in every process, which can already serve it', async () => {
    const present = (await world.protocol(race)).version;
    // It already has the current version.
    await far.inject({ url: `/api/race/results/${race}` });
    const readers = [follow(world.app, race), follow(far, race)];
    for (const reader of readers) await expect.poll(() => versions(reader), patient).toHaveLength(1);

    const [rider] = (await world.protocol(race)).results;
    await run(`result decide ${race} ${rider?.profileId} --label OFR --author Judge`);

    for (const reader of readers)
      await expect.poll(() => versions(reader), patient).toEqual([version(present), version(present + 1)]);
    const { json } = await far.inject({ url: `/api/race/results/${race}` });
    expect(json().event.version).toBe(present + 1);
    for (const reader of readers) reader.leave();
  });

  it('starts with 0 before there is a protocol, and rejects an unknown event', async () => {
    const reader = follow(world.app, coming);

    await expect.poll(() => versions(reader), patient).toEqual([version(0)]);
    const refused = await Promise.all(
      ['/api/live?event=1', '/api/live?event=x', '/api/live'].map((url) => world.app.inject({ url })),
    );
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 400, 400]);
    reader.leave();
  });

  it('repeats the version for proxies, and drops a disconnected reader', async () => {
    const topics = world.app.get(LiveTopics);
    await expect.poll(() => topics.size, patient).toBe(0);
    const reader = follow(world.app, coming);
    await expect.poll(() => versions(reader), patient).toEqual([version(0)]);

    topics.repeat();
    await expect.poll(() => versions(reader), patient).toEqual([version(0), version(0)]);
    reader.leave();

    await expect.poll(() => topics.size, patient).toBe(0);
  });

  it('limits one address to a hundred streams', async () => {
    const readers = Array.from({ length: 100 }, () => follow(world.app, coming));
    for (const reader of readers) await expect.poll(() => versions(reader), patient).toHaveLength(1);

    const { statusCode, headers, json } = await world.app.inject({ url: `/api/live?event=${coming}` });

    expect([statusCode, json().code, headers['retry-after']]).toEqual([429, 'too_many_requests', '60']);
    for (const reader of readers) reader.leave();
    await expect.poll(() => world.app.get(LiveTopics).size, patient).toBe(0);
  });

  it('ends when its server stops', async () => {
    const stopping = await world.startBeside();
    await stopping.listen(0, '127.0.0.1');
    const reader = follow(stopping, race);
    await expect.poll(() => reader.seen.status, patient).toBe(200);

    await stopping.close();

    await expect.poll(() => reader.seen.ended, patient).toBe(true);
  });
});
