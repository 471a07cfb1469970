import { createHash } from 'node:crypto';
import { pack } from './pack.ts';
import type { ByteSource } from './serve-bytes.ts';

const quality = 9;
const jsonType = 'application/json; charset=utf-8';

/**
 * Builds a response that is constant for the lifetime of the process: serialized and compressed on the first request.
 */
export function compressedOnce(write: () => string, type = jsonType): ByteSource {
  let packing: ReturnType<ByteSource> | null = null;
  return () => {
    packing ??= packText(write(), type);
    return packing;
  };
}

async function packText(text: string, type: string): ReturnType<ByteSource> {
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { bytes: await pack(text, quality), tag, quality, type };
}
