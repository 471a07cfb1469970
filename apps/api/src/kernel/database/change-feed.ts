import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type Connection, mongo } from 'mongoose';

export type Position = Pick<mongo.ChangeStreamOptions, 'resumeAfter' | 'startAtOperationTime'>;

export interface ChangeFeedOptions<Change extends mongo.Document> {
  /** Plural noun for the changes, for the log. */
  name: string;
  connection: Connection;
  open: (position: Position) => mongo.ChangeStream<mongo.Document, Change>;
  /** Handles a change; the next one waits until it is done. */
  handle: (change: Change) => void | Promise<void>;
  /** Called when changes were missed: the outage outlasted the database's log. */
  onGap?: () => void;
  /** Called, possibly repeatedly, while the stream is delivering changes. */
  onOpen?: () => void;
  /** Called when delivery stops, until `onOpen`. Missed changes are handled then. */
  onBreak?: () => void;
}

const reconnectMs = 1_000;
const historyLost = 286;

/** Delivers every change of a collection from the start on: once, in commit order, and across outages. */
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

  /** Waits for the current change to be handled, and delivers no other. */
  async stop(): Promise<void> {
    this.closing.abort();
    // The driver's pending request ends within a second or with the connection; waiting for it would delay every
    // shutdown.
    void this.stream?.close().catch(() => undefined);
    await this.handling;
  }

  // The driver resumes after short outages by itself; after a long one, or a rejection, it closes the stream.
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
    // Also called when the driver resumes by itself.
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

  // An outage longer than the database's log cannot be recovered.
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
