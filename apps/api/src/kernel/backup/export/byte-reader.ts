/** Reads bytes that arrive in chunks of any length, in lengths chosen by the caller. */
export class ByteReader {
  private readonly chunks: AsyncIterator<Uint8Array>;
  /** Buffered bytes that were not read yet. */
  rest: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.chunks = bytes[Symbol.asyncIterator]();
  }

  /** Buffers at least `length` bytes; `false` if the stream ends first. */
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

  /** Returns `length` of the buffered bytes, or all of them. */
  take(length: number): Buffer {
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  /** Closes the stream, even before its end. */
  async close(): Promise<void> {
    await this.chunks.return?.();
  }
}
