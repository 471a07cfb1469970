import { createHash } from 'node:crypto';
import { BackupProblem } from './backup-problem.ts';
import { ByteReader } from './byte-reader.ts';
import { checksumLength } from './export-format.ts';

const lengthBytes = 4;
const leastDocument = 5;
/** Documents of MongoDB have 16 MiB at most, uploaded files less. */
const mostDocument = 64 * 1024 * 1024;

/** The BSON documents of a stream of bytes, one after the other; hashes what it has handed out. */
export class ByteFrames {
  private readonly reader: ByteReader;
  private readonly hash = createHash('sha256');

  constructor(bytes: AsyncIterable<Buffer>) {
    this.reader = new ByteReader(bytes);
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
    // A byte after the checksum shows that the file was lengthened.
    return !(await this.reader.fill(checksumLength + 1)) && this.reader.rest.equals(expected);
  }

  /** Closes the stream, also before its end. */
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

  /** A document that has arrived whole; `null` for none, and at the end of a section. */
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
