import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { internalReads } from '../../../kernel/http/requests/internal-reads.ts';
import { fake } from '../../../testing/fake.ts';
import { ProtocolsRepository, type StoredBytes } from '../records/protocols/protocols.repository.ts';
import { ProtocolBytes } from './protocol-bytes.ts';

Logger.overrideLogger(false);

const version = (number: number): StoredBytes => ({ version: number, quality: 5, bytes: Buffer.from('x') });

function watched(latestBytes: ProtocolsRepository['findLatestBytes']) {
  const stream = Object.assign(new EventEmitter(), { close: async () => void stream.emit('close') });
  const watch = () => stream as unknown as mongo.ChangeStream;
  const bytes = new ProtocolBytes(fake(ProtocolsRepository, { findLatestBytes: latestBytes, watch }));
  bytes.watch();
  stream.emit('resumeTokenChanged');
  return { bytes, stream };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('ProtocolBytes', () => {
  it('caches reads while the stream runs', async () => {
    let reads = 0;
    const { bytes } = watched(async () => version(++reads));

    expect([await bytes.findLatest(1), await bytes.findLatest(1), reads]).toEqual([version(1), version(1), 1]);
  });

  it('reads the database for a page that is rendered', async () => {
    let reads = 0;
    const { bytes } = watched(async () => version(++reads));
    await bytes.findLatest(1);

    expect(await internalReads.run({ collections: new Set() }, () => bytes.findLatest(1))).toEqual(version(2));
  });

  it('does not cache bytes that were replaced during the read', async () => {
    let response = (_stored: StoredBytes) => {};
    const { bytes, stream } = watched(() => new Promise((resolve) => (response = resolve)));

    const slow = bytes.findLatest(1);
    stream.emit('change', { fullDocument: { eventId: 1 } });
    response(version(1));
    await slow;
    const next = bytes.findLatest(1);
    response(version(2));

    expect(await next).toEqual(version(2));
  });

  it('caches nothing before the stream runs, and clears the cache when it breaks', async () => {
    let reads = 0;
    const { bytes, stream } = watched(async () => version(++reads));
    await bytes.findLatest(1);

    stream.emit('error', new Error('cut'));

    expect([(await bytes.findLatest(1))?.version, (await bytes.findLatest(1))?.version]).toEqual([2, 3]);
    await bytes.onModuleDestroy();
  });

  it('opens one new stream after each break, however often the old one reports its end', async () => {
    vi.useFakeTimers();
    const streams: EventEmitter[] = [];
    const watch = () => {
      const stream = Object.assign(new EventEmitter(), { close: async () => void stream.emit('close') });
      streams.push(stream);
      return stream as unknown as mongo.ChangeStream;
    };
    const bytes = new ProtocolBytes(fake(ProtocolsRepository, { watch }));
    bytes.watch();

    for (let outage = 1; outage <= 5; outage += 1) {
      streams.at(-1)?.emit('error', new Error('cut'));
      streams.at(-1)?.emit('close');
      await vi.advanceTimersByTimeAsync(2_000);
    }

    expect(streams).toHaveLength(6);
    await bytes.onModuleDestroy();
  });

  it('caches at most two hundred protocols', async () => {
    let reads = 0;
    const { bytes } = watched(async () => version(++reads));
    for (let event = 1; event <= 201; event += 1) await bytes.findLatest(event);

    await bytes.findLatest(201);
    await bytes.findLatest(1);

    expect(reads).toBe(202);
  });

  it('evicts the least recently requested protocol, not the first one read', async () => {
    let reads = 0;
    const { bytes } = watched(async () => version(++reads));
    for (let event = 1; event <= 300; event += 1) {
      await bytes.findLatest(event);
      await bytes.findLatest(1);
    }

    expect(reads).toBe(300);
    await bytes.findLatest(2);
    expect(reads).toBe(301);
  });
});
