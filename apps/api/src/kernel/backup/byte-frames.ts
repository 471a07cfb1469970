import { createHash } from 'node:crypto';
import { BackupProblem } from './backup-problem.ts';
import { checksumLength } from './export-format.ts';

const lengthBytes = 4;
const leastDocument = 5;
/** Documents of MongoDB have 16 MiB at most, uploaded files less. */
const mostDocument = 64 * 1024 * 1024;

/** The BSON documents of a stream of bytes, one after the other; hashes what it has handed out. */
export class ByteFrames {
  private readonly chunks: AsyncIterator<Buffer>;
  private readonly hash = createHash('sha256');
  private rest: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Buffer>) {
    this.chunks = bytes[Symbol.asyncIterator]();
  }

  /** One document. Throws BackupProblem where there is none. */
  async one(): Promise<Buffer> {
    const found = await this.next();
    if (found === null) throw damaged();
    return found;
  }

  /** The documents up to the end of a section, in groups as they arrive. */
  async *group(): AsyncGenerator<Buffer[]> {
    for (;;) {
      const first = await this.next();
      if (first === null) return;
      const documents = [first];
      for (let more = this.buffered(); more !== null; more = this.buffered()) documents.push(more);
      yield documents;
    }
  }

  /** Whether the checksum follows, fits, and is the last of the file. */
  async endsWhole(): Promise<boolean> {
    const expected = this.hash.digest();
    await this.fill(checksumLength).catch(() => undefined);
    return this.rest.equals(expected) && !(await this.more());
  }

  /** Closes the stream, also before its end. */
  async close(): Promise<void> {
    await this.chunks.return?.();
  }

  private async next(): Promise<Buffer | null> {
    await this.fill(lengthBytes);
    const length = this.rest.readInt32LE();
    if (length === 0) {
      this.take(lengthBytes);
      return null;
    }
    if (length < leastDocument || length > mostDocument) throw damaged();
    await this.fill(length);
    return this.take(length);
  }

  /** A document that has arrived whole; `null` for none, and at the end of a section. */
  private buffered(): Buffer | null {
    if (this.rest.length < lengthBytes) return null;
    const length = this.rest.readInt32LE();
    return length >= leastDocument && length <= this.rest.length ? this.take(length) : null;
  }

  private take(length: number): Buffer {
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    this.hash.update(taken);
    return taken;
  }

  private async fill(length: number): Promise<void> {
    if (this.rest.length >= length) return;
    const parts = [this.rest];
    let size = this.rest.length;
    while (size < length) {
      const { value, done } = await this.chunks.next();
      if (done === true) throw damaged();
      parts.push(value);
      size += value.length;
    }
    this.rest = Buffer.concat(parts, size);
  }

  private async more(): Promise<boolean> {
    const { done } = await this.chunks.next();
    return done !== true;
  }
}

export function damaged(): BackupProblem {
  return new BackupProblem(
    'The file is damaged: its content ends early or was changed. Take another copy of the export.',
  );
}
