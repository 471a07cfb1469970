import { createHash } from 'node:crypto';
import { BackupProblem } from './backup-problem.ts';
import { ByteReader } from './byte-reader.ts';
import { checksumLength } from './export-format.ts';

const lengthBytes = 4;
const leastDocument = 5;
/** MongoDB documents have at most 16 MiB, uploaded files less. */
const mostDocument = 64 * 1024 * 1024;

/** Reads the successive BSON documents of a byte stream, and hashes those it returned. */
export class ByteFrames {
  private readonly reader: ByteReader;
  private readonly hash = createHash('sha256');

  constructor(bytes: AsyncIterable<Buffer>) {
    this.reader = new ByteReader(bytes);
  }

  /** Reads one document. Throws BackupProblem if there is none. */
  async readOne(): Promise<Buffer> {
    const found = await this.next();
    if (found === null) throw damaged();
    return found;
  }

  /** Yields the documents up to the end of a section, in groups as they arrive. */
  async *readGroup(): AsyncGenerator<Buffer[]> {
    for (;;) {
      const first = await this.next();
      if (first === null) return;
      const documents = [first];
      for (let more = this.buffered(); more !== null; more = this.buffered()) documents.push(more);
      yield documents;
    }
  }

  /** Returns whether a matching checksum follows and ends the file. */
  async endsWhole(): Promise<boolean> {
    const expected = this.hash.digest();
    // A byte after the checksum shows that the file was extended.
    return !(await this.reader.fill(checksumLength + 1)) && this.reader.rest.equals(expected);
  }

  /** Closes the stream, even before its end. */
  async close(): Promise<void> {
    await this.reader.close();
  }

  private async next(): Promise<Buffer | null> {
    await this.fill(lengthBytes);
    const length = this.reader.rest.readInt32LE();
    if (length === 0) {
      this.take(lengthBytes);
      return null;
    }
    if (length < leastDocument || length > mostDocument) throw damaged();
    await this.fill(length);
    return this.take(length);
  }

  /** Returns a document that has fully arrived; `null` for none, and at the end of a section. */
  private buffered(): Buffer | null {
    const { rest } = this.reader;
    if (rest.length < lengthBytes) return null;
    const length = rest.readInt32LE();
    return length >= leastDocument && length <= rest.length ? this.take(length) : null;
  }

  private take(length: number): Buffer {
    const taken = this.reader.take(length);
    this.hash.update(taken);
    return taken;
  }

  private async fill(length: number): Promise<void> {
    if (!(await this.reader.fill(length))) throw damaged();
  }
}

export function damaged(): BackupProblem {
  return new BackupProblem(
    'The file is damaged: its content ends early or was changed. Take another copy of the export.',
  );
}
