import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { mongo } from 'mongoose';
import { isMissing } from '../../files/unless-missing.ts';
import { BackupProblem } from './backup-problem.ts';
import { ByteFrames, damaged } from './byte-frames.ts';
import {
  type ExportEnd,
  type ExportHeader,
  exportEnd,
  exportHeader,
  exportSection,
  formatVersion,
} from './export-format.ts';
import { isSealed, markLength, openSealed } from './sealed-bytes.ts';

const chunkSize = 1024 * 1024;

/** Batch of raw documents of a collection, or of the uploaded files. */
export interface ExportPart {
  section: string;
  documents: Buffer[];
}

export interface ExportReader {
  header: ExportHeader;
  /**
   * Must be read to its end, where the counts and the checksum are compared, and which it returns. Throws
   * BackupProblem.
   */
  parts: AsyncGenerator<ExportPart, ExportEnd>;
  /** Closes an export that is not read to its end. */
  close: () => Promise<void>;
}

/**
 * Opens an export, possibly encrypted with this key, for one pass over it.
 *
 * Throws BackupProblem for a file that is not an export, is damaged, is newer, or is encrypted with another key.
 */
export async function openExport(file: string, key: Buffer | undefined): Promise<ExportReader> {
  const frames = new ByteFrames(gunzipped(file, key));
  try {
    const header = headerOf(file, documentOf(await frames.readOne()));
    return { header, parts: partsOf(frames), close: () => frames.close() };
  } catch (error) {
    await frames.close();
    throw error;
  }
}

function headerOf(file: string, document: unknown): ExportHeader {
  const header = exportHeader.safeParse(document);
  if (!header.success) throw new BackupProblem(`${file} is no export of this product: nothing was written.`);
  const { version } = header.data;
  if (version > formatVersion) {
    throw new BackupProblem(
      `${file} has format ${version}, this version of the product reads up to ${formatVersion}: update it first.`,
    );
  }
  return header.data;
}

async function* partsOf(frames: ByteFrames): AsyncGenerator<ExportPart, ExportEnd> {
  const counts = new Map<string, number>();
  for (;;) {
    const document = documentOf(await frames.readOne());
    const next = exportSection.safeParse(document).data;
    if (!next) {
      const end = exportEnd.safeParse(document).data;
      if (!end || !isEqual(counts, end.counts) || !(await frames.endsWhole())) throw damaged();
      return end;
    }
    const { section } = next;
    counts.set(section, 0);
    for await (const documents of frames.readGroup()) {
      counts.set(section, (counts.get(section) ?? 0) + documents.length);
      yield { section, documents };
    }
  }
}

function isEqual(counts: ReadonlyMap<string, number>, expected: Record<string, number>): boolean {
  const names = Object.keys(expected);
  return names.length === counts.size && names.every((name) => counts.get(name) === expected[name]);
}

function documentOf(bytes: Buffer): unknown {
  try {
    return mongo.BSON.deserialize(bytes);
  } catch {
    throw damaged();
  }
}

async function* gunzipped(file: string, key: Buffer | undefined): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize });
  let source: ReadStream | null = null;
  try {
    const isEncrypted = isSealed(await beginningOf(file));
    source = createReadStream(file, { highWaterMark: chunkSize });
    // A failure destroys the stream being read, which then throws it.
    pipeline(isEncrypted ? openSealed(source, key) : source, gunzip).catch(() => undefined);
    yield* gunzip;
  } catch (error) {
    throw problemOf(error, file);
  } finally {
    gunzip.destroy();
    // The decrypting stream is not destroyed with it while it waits.
    source?.destroy();
  }
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(markLength), 0, markLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function problemOf(error: unknown, file: string): unknown {
  if (isMissing(error)) return new BackupProblem(`There is no file ${file}. Give the path of an export.`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') return damaged();
  return error;
}
