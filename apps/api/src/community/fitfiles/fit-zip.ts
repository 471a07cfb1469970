import { inflateRawSync } from 'node:zlib';
import type { FitRefusal } from '@otryv/contract';
import yauzl, { type Entry } from 'yauzl';

/** Maximum uncompressed size of an archive, far above a day of records. */
const mostUnpackedBytes = 50_000_000;
const [stored, deflated] = [0, 8];

export function isZip(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 2)).toString('latin1') === 'PK';
}

/** Returns the bytes of the one FIT file in an archive, or the reason why there are none. */
export async function fitInZip(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ bytes: Uint8Array<ArrayBuffer> } | { error: FitRefusal }> {
  try {
    return await onlyFitIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    const isBomb = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return { error: isBomb ? 'fit_zip_too_large' : 'fit_unreadable' };
  }
}

async function onlyFitIn(
  archive: Buffer<ArrayBuffer>,
): Promise<{ bytes: Uint8Array<ArrayBuffer> } | { error: FitRefusal }> {
  const zip = await yauzl.fromBufferPromise(archive, { lazyEntries: true });
  let found: Entry | null = null;
  for await (const entry of zip.eachEntry()) {
    if (!isFit(entry)) continue;
    if (found) return { error: 'fit_zip_several' };
    found = entry;
  }
  if (!found) return { error: 'fit_zip_without_fit' };
  if (found.isEncrypted()) return { error: 'fit_zip_encrypted' };
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(found, { minimal: true });
  const data = archive.subarray(fileDataStart, fileDataStart + found.compressedSize);
  if (found.compressionMethod === stored) return { bytes: data };
  if (found.compressionMethod !== deflated) return { error: 'fit_unreadable' };
  // The size in the archive may be false, so the limit applies to the actual output.
  return { bytes: inflateRawSync(data, { maxOutputLength: mostUnpackedBytes }) };
}

/** Whether an entry is a FIT file: macOS adds a metadata file with the same extension to each file. */
function isFit({ fileName }: Entry): boolean {
  return /\.fit$/i.test(fileName) && !fileName.startsWith('__MACOSX/');
}
