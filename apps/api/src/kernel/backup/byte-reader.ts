/** Bytes that arrive in chunks of any length, taken in lengths of the reader's choice. */
export class ByteReader {
  private readonly chunks: AsyncIterator<Uint8Array>;
  /** What has arrived, and was not taken. */
  rest: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.chunks = bytes[Symbol.asyncIterator]();
  }

  /** Waits for so many bytes; `false` where the stream ends before. */
  async fill(length: number): Promise<boolean> {
    const parts: Uint8Array[] = [this.rest];
    let size = this.rest.length;
    while (size < length) {
      const { value, done } = await this.chunks.next();
      if (done === true) break;
      parts.push(value);
      size += value.length;
    }
    if (parts.length > 1) this.rest = Buffer.concat(parts, size);
    return size >= length;
  }

  /** So many bytes of what has arrived, or all of it. */
  take(length: number): Buffer {
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  /** Closes the stream, also before its end. */
  async close(): Promise<void> {
    await this.chunks.return?.();
  }
}
