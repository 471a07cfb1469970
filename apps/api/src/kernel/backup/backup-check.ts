import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { mongo } from 'mongoose';
import { CONFIG, type Config } from '../../config.ts';
import { connectPatiently } from '../database/patient-connection.ts';
import { noTransaction } from '../database/session.ts';
import { BackupLeftOff } from './export/backup-left-off.ts';
import { BackupProblem } from './export/backup-problem.ts';
import { DocumentWriter } from './export/document-writer.ts';
import { type ExportEnd, filesSection } from './export/export-format.ts';
import { rawDocuments } from './export/raw-documents.ts';
import { type ExportReader, openExport } from './export/read-export.ts';

/** MongoDB limits names to 63 bytes. */
const mostOfName = 40;

/** Restores a backup into a separate database, and compares it with the export. */
@Injectable()
export class BackupCheck {
  private readonly logger = new Logger(BackupCheck.name);

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Returns the name of the check database: constant, so that a MongoDB user can be granted access to it; one process
   * checks at a time.
   */
  get database(): string {
    return `${this.config.MONGODB_DATABASE.slice(0, mostOfName)}-backup-check`;
  }

  /**
   * Compares counts and hashes of each collection between the export and the restored database.
   *
   * Throws BackupProblem, and BackupLeftOff when the process is stopping.
   */
  async run(file: string, isEnding: () => boolean): Promise<void> {
    const connection = await connectPatiently({ ...this.config, MONGODB_DATABASE: this.database });
    const { db } = connection;
    if (!db) throw new Error('A check needs a database.');
    try {
      // Left over from a process that died.
      await db.dropDatabase();
      const reader = await openExport(file, this.config.BACKUP_KEY);
      const { end, files } = await restore(reader, db, isEnding);
      const names = Object.keys(end.counts).filter((name) => name !== filesSection);
      for (const name of names) compare(name, await foundIn(rawDocuments(db, name, noTransaction), isEnding), end);
      if (end.counts[filesSection] !== undefined) compare(filesSection, files, end);
    } catch (error) {
      throw isRefused(error)
        ? new BackupProblem(`The user of MongoDB needs readWrite and dbAdmin on ${this.database}.`)
        : error;
    } finally {
      await db.dropDatabase().catch((error: unknown) => {
        this.logger.warn({ err: error, database: this.database }, 'The database of a check stays until the next one');
      });
      await connection.close();
    }
  }
}

interface Found {
  count: number;
  hash: string;
}

interface Restored {
  end: ExportEnd;
  files: Found;
}

/**
 * Restores everything but the uploaded files, which are hashed while reading. No writes are pending when it returns.
 */
async function restore({ parts, close }: ExportReader, db: mongo.Db, isEnding: () => boolean): Promise<Restored> {
  const writer = new DocumentWriter(db);
  try {
    return await write(parts, writer, isEnding);
  } finally {
    await writer.settle();
    await close();
  }
}

async function write(parts: ExportReader['parts'], writer: DocumentWriter, isEnding: () => boolean): Promise<Restored> {
  const files = new Tally();
  for (;;) {
    if (isEnding()) throw new BackupLeftOff();
    const { value, done } = await parts.next();
    if (done === true) {
      await writer.flush();
      return { end: value, files: files.found() };
    }
    if (value.section === filesSection) files.add(value.documents);
    else await writer.write(value.section, value.documents);
  }
}

async function foundIn(documents: AsyncIterable<Uint8Array[]>, isEnding: () => boolean): Promise<Found> {
  const tally = new Tally();
  for await (const group of documents) {
    if (isEnding()) throw new BackupLeftOff();
    tally.add(group);
  }
  return tally.found();
}

class Tally {
  private readonly hash = createHash('sha256');
  private count = 0;

  add(documents: readonly Uint8Array[]): void {
    this.count += documents.length;
    for (const document of documents) this.hash.update(document);
  }

  found(): Found {
    return { count: this.count, hash: this.hash.digest('hex') };
  }
}

function compare(section: string, { count, hash }: Found, { counts, hashes }: ExportEnd): void {
  const name = section === filesSection ? 'files' : section;
  if (count !== counts[section])
    throw new BackupProblem(`A restore of it has ${count} of ${counts[section]} documents in ${name}.`);
  if (hashes && hash !== hashes[section]) throw new BackupProblem(`A restore of it has other documents in ${name}.`);
}

function isRefused(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.codeName === 'Unauthorized';
}
