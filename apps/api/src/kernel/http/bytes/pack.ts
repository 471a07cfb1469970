import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip as gzipBytes } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Gzips bytes, for clients without brotli. */
export const gzip: (bytes: Buffer) => Promise<Buffer> = promisify(gzipBytes);

export const quickQuality = 5;
export const finalQuality = 11;

/** Compresses a text with brotli; quality 5 takes milliseconds, 11 most of a second. */
export function pack(text: string, quality: number): Promise<Buffer> {
  const bytes = Buffer.from(text);
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

export function unpack(bytes: Buffer): Promise<Buffer> {
  return decompress(bytes);
}
