import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { mongo } from 'mongoose';
import { BackupProblem } from './backup-problem.ts';
import { ByteFrames, damaged } from './byte-frames.ts';
import { type ExportHeader, exportEnd, exportHeader, exportSection, formatVersion } from './export-format.ts';

const chunkSize = 1024 * 1024;

/** Some raw documents of a collection, or of the uploaded files. */
export interface ExportPart {
  section: string;
  documents: Buffer[];
}

export interface ExportReader {
  header: ExportHeader;
  /** To be read to its end, where the counts and the checksum are compared. Throws BackupProblem. */
  parts: AsyncGenerator<ExportPart>;
}

/** Opens an export for one pass over it. Throws BackupProblem for a file that is none, is damaged, or is newer. */
export async function openExport(file: string): Promise<ExportReader> {
  const frames = new ByteFrames(gunzipped(file));
  const header = exportHeader.safeParse(documentOf(await frames.one()));
  if (!header.success) throw new BackupProblem(`${file} is no export of this product: nothing was written.`);
  const { version } = header.data;
  if (version > formatVersion) {
    throw new BackupProblem(
      `${file} has format ${version}, this version of the product reads up to ${formatVersion}: update it first.`,
    );
  }
  return { header: header.data, parts: partsOf(frames) };
}

async function* partsOf(frames: ByteFrames): AsyncGenerator<ExportPart> {
  const counts = new Map<string, number>();
  for (;;) {
    const document = documentOf(await frames.one());
    const next = exportSection.safeParse(document).data;
    if (!next) {
      const end = exportEnd.safeParse(document).data;
      if (!end || !isEqual(counts, end.counts) || !(await frames.endsWhole())) throw damaged();
      return;
    }
    const { section } = next;
    counts.set(section, 0);
    for await (const documents of frames.group()) {
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

async function* gunzipped(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file, { highWaterMark: chunkSize });
  const gunzip = createGunzip({ chunkSize });
  source.once('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip);
  } catch (error) {
    throw problemOf(error, file);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

function problemOf(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupProblem(`There is no file ${file}. Give the path of an export.`);
  if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR') return damaged();
  return error;
}
