import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type Connection, mongo } from 'mongoose';

export type Position = Pick<mongo.ChangeStreamOptions, 'resumeAfter' | 'startAtOperationTime'>;

export interface ChangeFeedOptions<Change extends mongo.Document> {
  /** What changes, in plural, for the log. */
  name: string;
  connection: Connection;
  open: (position: Position) => mongo.ChangeStream<mongo.Document, Change>;
  /** The next change waits until this one is handled. */
  handle: (change: Change) => void | Promise<void>;
  /** Changes were missed: the outage was longer than the database's log. */
  onGap?: () => void;
  /** The stream hands changes on; called again and again while it does. */
  onOpen?: () => void;
  /** It no longer does, until `onOpen`. Changes of the meantime are handled then. */
  onBreak?: () => void;
}

const reconnectMs = 1_000;
const historyLost = 286;

/** Every change of a collection from the start on: once, in the order of the commits, and over outages. */
export class ChangeFeed<Change extends mongo.Document> {
  private readonly logger = new Logger(ChangeFeed.name);
  private readonly closing = new AbortController();
  private stream: mongo.ChangeStream<mongo.Document, Change> | null = null;
  private receiving: Promise<void> | null = null;
  private handling: Promise<void> = Promise.resolve();

  constructor(private readonly options: ChangeFeedOptions<Change>) {}

  async start(): Promise<void> {
    this.receiving ??= this.receive(await this.now());
  }

  /** Waits for the change that is being handled, and hands on no other. */
  async stop(): Promise<void> {
    this.closing.abort();
    // The driver's pending request ends within a second or with the connection; waiting for it would delay every shutdown.
    void this.stream?.close().catch(() => undefined);
    await this.handling;
  }

  // The driver resumes after short outages by itself; after a long one, or a refusal, it closes the stream.
  private async receive(start: Position): Promise<void> {
    let position = start;
    while (!this.closing.signal.aborted) {
      this.stream = this.open(position);
      const error = await this.handleAll(this.stream);
      if (this.closing.signal.aborted) return;
      const { resumeToken } = this.stream;
      if (resumeToken) this.logger.warn(`The stream of ${this.options.name} broke: ${error.message}`);
      await this.stream.close().catch(() => undefined);
      await wait(reconnectMs, undefined, { signal: this.closing.signal }).catch(() => undefined);
      position = await this.after(error, resumeToken ? { resumeAfter: resumeToken } : position);
    }
  }

  private open(position: Position): mongo.ChangeStream<mongo.Document, Change> {
    const { open, onOpen, onBreak } = this.options;
    const stream = open(position);
    if (onOpen) stream.on('resumeTokenChanged', onOpen);
    // Also when the driver resumes by itself.
    if (onBreak) stream.on('close', onBreak);
    return stream;
  }

  private async handleAll(stream: mongo.ChangeStream<mongo.Document, Change>): Promise<Error> {
    try {
      for (;;) {
        const handled = Promise.resolve(this.options.handle(await stream.next()));
        this.handling = handled.catch(() => undefined);
        await handled;
      }
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  // An outage longer than the database's log cannot be made up for.
  private async after(error: Error, position: Position): Promise<Position> {
    if (!(error instanceof mongo.MongoServerError) || error.code !== historyLost) return position;
    this.logger.error(`Some ${this.options.name} of a long outage are lost: the database keeps them no more.`);
    this.options.onGap?.();
    return this.now().catch(() => position);
  }

  private async now(): Promise<Position> {
    const { operationTime } = await this.options.connection.getClient().db().command({ ping: 1 });
    return { startAtOperationTime: new mongo.Timestamp({ t: operationTime.t, i: operationTime.i + 1 }) };
  }
}
