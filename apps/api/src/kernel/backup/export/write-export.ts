import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { mongo } from 'mongoose';
import { isMissing } from '../../files/unless-missing.ts';
import { BackupProblem } from './backup-problem.ts';
import { type ExportEnd, type ExportHeader, sectionEnd } from './export-format.ts';
import { sealBytes } from './sealed-bytes.ts';

const chunkSize = 1024 * 1024;

/** Collection, or the uploaded files: raw BSON documents in order, in groups. */
export interface ExportedSection {
  section: string;
  documents: AsyncIterable<readonly Uint8Array[]>;
}

export interface WrittenExport {
  header: ExportHeader;
  sections: AsyncIterable<ExportedSection>;
  /** Encrypts the file. */
  key: Buffer | undefined;
}

/**
 * Writes an export to a temporary file and renames it once it is complete and on disk; readable only by its owner (mode
 * 0600).
 */
export async function writeExport(file: string, { header, sections, key }: WrittenExport): Promise<void> {
  if (existsSync(file)) throw new BackupProblem(`${file} is there already: give another name, or remove it first.`);
  const part = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    // Opens the file first: if that fails, nothing is read or counted.
    const output = await open(part, 'wx', 0o600);
    // Equal data yield equal bytes: Node's gzip adds neither a name nor a time.
    const gzip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize });
    const content = hashed(bytesOf(header, sections));
    if (key) await pipeline(content, gzip, (bytes) => sealBytes(bytes, key), output.createWriteStream());
    else await pipeline(content, gzip, output.createWriteStream());
    await toDisk(part);
    await rename(part, file);
    await toDisk(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw isMissing(error) ? new BackupProblem(`There is no folder ${dirname(file)}. Make it first.`) : error;
  }
}

async function* bytesOf(header: ExportHeader, sections: AsyncIterable<ExportedSection>): AsyncGenerator<Uint8Array> {
  const end: Required<ExportEnd> = { counts: {}, hashes: {} };
  yield mongo.BSON.serialize(header);
  for await (const { section, documents } of sections) {
    let count = 0;
    const hash = createHash('sha256');
    for await (const group of documents) {
      // No section without documents: a starting process creates its own empty collections.
      if (count === 0) yield mongo.BSON.serialize({ section });
      count += group.length;
      const bytes = Buffer.concat(group);
      hash.update(bytes);
      yield bytes;
    }
    if (count === 0) continue;
    end.counts[section] = count;
    end.hashes[section] = hash.digest('hex');
    yield sectionEnd;
  }
  yield mongo.BSON.serialize(end);
}

async function* hashed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  yield hash.digest();
}

/** Flushes a file, or the names in a folder, to disk. */
export async function toDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
