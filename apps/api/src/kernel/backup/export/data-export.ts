import { Inject, Injectable } from '@nestjs/common';
import { mongo } from 'mongoose';
import { CONFIG, type Config } from '../../../config.ts';
import { connectPatiently } from '../../database/patient-connection.ts';
import type { Session } from '../../database/session.ts';
import { always, FileStore } from '../../files/file-store.ts';
import { BackupLeftOff } from './backup-left-off.ts';
import { BackupProblem } from './backup-problem.ts';
import { filesSection, fingerprintOf, formatName, formatVersion, isExported } from './export-format.ts';
import { rawDocuments } from './raw-documents.ts';
import { type ExportedSection, writeExport } from './write-export.ts';

type Log = (line: string) => void;

export interface ExportOptions {
  /** Encrypts the file. */
  key: Buffer | undefined;
  /** Whether the process is stopping: the export then aborts and removes what it has written. */
  isEnding: () => boolean;
  log: Log;
}

/** Writes all stored data to one file, as of one moment. */
@Injectable()
export class DataExport {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: FileStore,
  ) {}

  /**
   * Exports every collection as of one moment, then the uploaded files; equal data yield equal bytes.
   *
   * Holds a few megabytes in memory. Throws BackupProblem, BackupLeftOff.
   */
  async run(file: string, { key, isEnding, log }: ExportOptions): Promise<void> {
    const connection = await connectPatiently(this.config);
    const session = connection.getClient().startSession({ snapshot: true });
    try {
      const { db } = connection;
      if (!db) throw new Error('An export needs a database.');
      const names = (await db.listCollections({}, { nameOnly: true }).toArray())
        .map(({ name }) => name)
        .filter(isExported)
        .toSorted();
      const header = {
        format: formatName,
        version: formatVersion,
        keyFingerprint: fingerprintOf(this.config.ENCRYPTION_KEY),
        migrations: await migrationsOf(db, session),
      } as const;
      const watch = { isEnding, log };
      await writeExport(file, { header, sections: this.sections(db, names, session, watch), key });
    } catch (error) {
      throw isTooOld(error) ? new BackupProblem(tooOld) : error;
    } finally {
      await session.endSession();
      await connection.close();
    }
  }

  private async *sections(
    db: mongo.Db,
    names: readonly string[],
    session: Session,
    watch: Watch,
  ): AsyncGenerator<ExportedSection> {
    for (const section of names)
      yield { section, documents: counted(section, rawDocuments(db, section, session), watch) };
    yield { section: filesSection, documents: counted('files', this.uploads(), watch) };
  }

  private async *uploads(): AsyncGenerator<Uint8Array[]> {
    const names = await this.files.listWrittenBefore(always);
    for (const name of names.toSorted()) {
      const bytes = await this.files.read(name);
      // A draft, or removed meanwhile.
      if (bytes !== null) yield [mongo.BSON.serialize({ _id: name, bytes: new mongo.Binary(bytes) })];
    }
  }
}

type Watch = Pick<ExportOptions, 'isEnding' | 'log'>;

const snapshotTooOld = 239;
const tooOld =
  'The export took longer than MongoDB keeps one moment of the data. Set minSnapshotHistoryWindowInSeconds of MongoDB higher for it.';

async function* counted(
  name: string,
  documents: AsyncIterable<Uint8Array[]>,
  { isEnding, log }: Watch,
): AsyncGenerator<readonly Uint8Array[]> {
  let count = 0;
  for await (const group of documents) {
    if (isEnding()) throw new BackupLeftOff();
    count += group.length;
    yield group;
  }
  if (count > 0) log(`${name}: ${count}`);
}

async function migrationsOf(db: mongo.Db, session: Session): Promise<string[]> {
  const done = db.collection<{ _id: string }>('migrations');
  const found = await done.find({}, { session, sort: { _id: 1 }, hint: { _id: 1 } }).toArray();
  return found.map(({ _id }) => _id);
}

function isTooOld(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === snapshotTooOld;
}
