import type { Readable } from 'node:stream';
import type { ServerEvent } from '@otryv/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { LiveTopics } from './live-topics.ts';

const topic = 'event:1';

describe('LiveTopics', () => {
  let topics = new LiveTopics();
  afterEach(() => {
    topics.stop();
    topics = new LiveTopics();
  });
  const versionsOf = (stream: Readable) => {
    const events: ServerEvent[] = [];
    for (let event = stream.read(); event !== null; event = stream.read()) events.push(event);
    return events.map(({ data }) => data).map((data) => JSON.parse(JSON.stringify(data)).version);
  };

  it('reports only newer versions, each once', async () => {
    const stream = await topics.open(topic, 'a', async () => 2);

    for (const version of [1, 2, 3, 3, 2, 4]) topics.publish(topic, version);

    expect(versionsOf(stream)).toEqual([2, 3, 4]);
  });

  it('reports a version published while the current one is read', async () => {
    const opening = topics.open(topic, 'a', async () => {
      topics.publish(topic, 5);
      return 4;
    });

    expect(versionsOf(await opening)).toEqual([5]);
  });

  it('reports nothing of other topics', async () => {
    const stream = await topics.open(topic, 'a', async () => 1);

    topics.publish('event:2', 9);

    expect(versionsOf(stream)).toEqual([1]);
  });

  it('keeps no stream whose current version could not be read', async () => {
    await expect(topics.open(topic, 'a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    await new Promise(setImmediate);

    expect(topics.size).toBe(0);
  });

  it('rejects further readers from any address when it has 5,000', async () => {
    for (let count = 0; count < 5_000; count += 1) await topics.open(topic, `address ${count}`, async () => 1);

    await expect(topics.open(topic, 'another', async () => 1)).rejects.toMatchObject({ code: 'overloaded' });
  });
});
