import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { LiveEvent, ServerEvent } from '@otryv/contract';
import { DomainError } from '../errors/domain-error.ts';
import { minuteSeconds } from '../time-units.ts';

/** Proxies close connections that are silent for a minute. */
const repeatMs = 25_000;
/** Seconds until a reader without a stream retries. */
const retryAfterS = minuteSeconds;
const mostStreams = 5_000;
const mostOfNetwork = 100;

interface Stream {
  readable: Readable;
  network: string;
  repeat: () => void;
}

/** Streams of server-sent events of this process, by topic: none contains personal data. */
@Injectable()
export class LiveTopics implements OnModuleDestroy {
  private readonly versions = new EventEmitter().setMaxListeners(0);
  private readonly streams = new Set<Stream>();
  /** Set while there are streams. */
  private repeating: NodeJS.Timeout | undefined;

  get size(): number {
    return this.streams.size;
  }

  /** Reports a new version to all readers of a topic. */
  publish(topic: string, version: number): void {
    this.versions.emit(topic, version);
  }

  /** Streams the versions of a topic, the current one first. Throws `too_many_requests` and `overloaded`. */
  async open(
    topic: string,
    network: string,
    current: () => Promise<number>,
  ): Promise<AsyncIterable<ServerEvent> & Readable> {
    if (this.streams.size >= mostStreams) throw new DomainError('overloaded', { retryAfterS });
    const ofNetwork = [...this.streams].filter((stream) => stream.network === network);
    if (ofNetwork.length >= mostOfNetwork) throw new DomainError('too_many_requests', { retryAfterS });
    let latest = -1;
    const readable = new Readable({ objectMode: true, read: () => undefined });
    const send = () => {
      const data: LiveEvent = { type: 'PROTOCOL', version: latest };
      readable.push({ event: 'message', data });
    };
    const update = (version: number) => {
      if (version <= latest) return;
      latest = version;
      send();
    };
    const stream = { readable, network, repeat: send };
    this.streams.add(stream);
    this.repeating ??= setInterval(() => this.repeat(), repeatMs).unref();
    this.versions.on(topic, update);
    readable.once('close', () => {
      this.versions.off(topic, update);
      this.streams.delete(stream);
      if (this.streams.size === 0) this.rest();
    });
    // After the subscription, so that no version is missed in between.
    await current().then(update, (error: unknown) => {
      readable.destroy();
      throw error;
    });
    return readable;
  }

  /** Repeats every version, which also detects disconnected readers. */
  repeat(): void {
    for (const stream of this.streams) stream.repeat();
  }

  /** Ends all streams: their readers reconnect. */
  stop(): void {
    this.rest();
    for (const { readable } of this.streams) readable.push(null);
  }

  onModuleDestroy(): void {
    this.stop();
  }

  private rest(): void {
    clearInterval(this.repeating);
    this.repeating = undefined;
  }
}
