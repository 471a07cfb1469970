import { DocumentSequence } from 'mongodb/lib/cmap/commands.js';
import type { mongo } from 'mongoose';

const mostBytes = 4 * 1024 * 1024;
const mostDocuments = 2_000;
const mostInFlight = 3;

/** Inserts raw documents in large batches, several of them concurrently. */
export class DocumentWriter {
  private readonly inFlight = new Set<Promise<void>>();
  private collection = '';
  private waiting: Buffer[] = [];
  private bytes = 0;
  private failure: unknown = null;

  constructor(private readonly db: mongo.Db) {}

  /** Accepts documents, and waits while enough batches are in flight. Throws the error of an earlier batch. */
  async write(collection: string, documents: readonly Buffer[]): Promise<void> {
    if (collection !== this.collection) await this.send();
    this.collection = collection;
    for (const document of documents) {
      const isFull = this.bytes + document.length > mostBytes || this.waiting.length === mostDocuments;
      if (isFull) await this.send();
      this.waiting.push(document);
      this.bytes += document.length;
    }
  }

  /** Waits until everything is written. */
  async flush(): Promise<void> {
    await this.send();
    await Promise.all(this.inFlight);
    this.throwFailure();
  }

  /** Waits until nothing is in flight, even after a failure. Unsent documents are dropped. */
  async settle(): Promise<void> {
    await Promise.all(this.inFlight);
  }

  private async send(): Promise<void> {
    const documents = this.waiting;
    this.waiting = [];
    this.bytes = 0;
    if (documents.length === 0) return;
    const order = this.insert(this.collection, documents)
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .finally(() => this.inFlight.delete(order));
    this.inFlight.add(order);
    if (this.inFlight.size >= mostInFlight) await Promise.race(this.inFlight);
    this.throwFailure();
  }

  private async insert(insert: string, documents: readonly Buffer[]): Promise<void> {
    const sequence = new DocumentSequence('documents');
    for (const document of documents) sequence.push(document, document);
    const answer = await this.db.command({ insert, documents: sequence, ordered: false });
    const [fault] = answer.writeErrors ?? [];
    if (fault || answer.n !== documents.length) throw new Error(`${insert} was refused: ${fault?.errmsg ?? answer.n}`);
  }

  private throwFailure(): void {
    if (this.failure !== null) throw this.failure;
  }
}
