import { Inject, Injectable } from '@nestjs/common';
import { type Connection, mongo } from 'mongoose';
import { CONFIG, type Config } from '../../../config.ts';
import { keyring } from '../../crypto/keyring.ts';
import { connectPatiently } from '../../database/patient-connection.ts';
import { isBuiltFile } from '../../files/built-files.ts';
import { always, FileStore } from '../../files/file-store.ts';
import { BackupProblem } from './backup-problem.ts';
import { damaged } from './byte-frames.ts';
import { DocumentWriter } from './document-writer.ts';
import { filesSection, fingerprintOf, isExported } from './export-format.ts';
import { type ExportPart, openExport } from './read-export.ts';
import { UnfinishedImport } from './unfinished-import.ts';

type Log = (line: string) => void;

export interface ImportOptions {
  /** Whether stored data is removed first. */
  replace: boolean;
  /** Migrations of this version of the product. */
  migrations: readonly string[];
  /** Migrates data of an earlier version to this one, and builds the indexes, before the store is marked complete. */
  complete: () => Promise<void>;
  log: Log;
}

const progressEvery = 100_000;
const jobsCollection = 'agendaJobs';
/** Every starting process writes these collections: they do not make a store used. */
const ownCollections: ReadonlySet<string> = new Set(['migrations', 'erasureKeys', jobsCollection]);

/** Writes an export into an empty store, while no server runs on it. */
@Injectable()
export class DataImport {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly files: FileStore,
    private readonly unfinished: UnfinishedImport,
  ) {}

  /**
   * Reads the file twice: nothing is written before the whole file is verified.
   *
   * Throws BackupProblem for a file that is damaged or of a newer version, and for a store that is in use.
   */
  async run(file: string, { replace, migrations, complete, log }: ImportOptions): Promise<void> {
    await this.check(file, migrations, log);
    const connection = await connectPatiently(this.config);
    try {
      const { db } = connection;
      if (!db) throw new Error('An import needs a database.');
      if (!replace && !(await this.unfinished.exists())) await this.requireEmpty(db);
      await this.unfinished.begin();
      await this.empty(db);
      await this.write(file, connection, log);
      await complete();
      await this.unfinished.end();
    } finally {
      await connection.close();
    }
  }

  private async check(file: string, known: readonly string[], log: Log): Promise<void> {
    const { header, parts } = await openExport(file, this.config.BACKUP_KEY);
    const unknown = header.migrations.find((name) => !known.includes(name));
    if (unknown !== undefined) {
      throw new BackupProblem(
        `${file} was written by a newer version of the product (${unknown}): update this one first.`,
      );
    }
    for await (const _ of parts);
    if (keyring(this.config).some((key) => header.keyFingerprint === fingerprintOf(key))) return;
    log(
      `The secrets in it open with another ENCRYPTION_KEY (${header.keyFingerprint}): set that one, or add it to ENCRYPTION_KEYS_OLD; otherwise have organizers sign in to the game anew.`,
    );
  }

  private async requireEmpty(db: mongo.Db): Promise<void> {
    const used = (await namesIn(db)).filter((name) => !ownCollections.has(name));
    for (const name of used) {
      const found = await db.collection(name).findOne({}, { projection: { _id: 1 }, sort: { _id: 1 } });
      if (found === null) continue;
      throw new BackupProblem(`This database is in use: it holds ${name}. Import into an empty one, or add --replace.`);
    }
    if ((await this.uploads()).length > 0) {
      const place =
        this.config.S3_BUCKET === undefined
          ? 'FILES_FOLDER holds uploaded files. Name an empty folder'
          : 'S3_BUCKET holds uploaded files. Name an empty bucket, or another S3_PREFIX';
      throw new BackupProblem(`${place}, or add --replace.`);
    }
  }

  private async empty(db: mongo.Db): Promise<void> {
    // Without their indexes: these are built in one go after the writes, in a fraction of the time.
    for (const name of await namesIn(db)) {
      // The job library builds its index when it starts, and jobs are run before that: see `Jobs.runWaiting`.
      if (name === jobsCollection) await db.collection(name).deleteMany({}, { hint: { _id: 1 } });
      else await db.dropCollection(name);
    }
    for (const name of await this.uploads()) await this.files.remove(name);
  }

  private async write(file: string, { db }: Connection, log: Log): Promise<void> {
    if (!db) return;
    const writer = new DocumentWriter(db);
    const { parts } = await openExport(file, this.config.BACKUP_KEY);
    const counts = new Counts(log);
    for await (const part of parts) {
      if (part.section === filesSection) await this.writeFiles(part);
      else await writer.write(part.section, part.documents);
      counts.add(part);
    }
    await writer.flush();
    counts.end();
  }

  private async writeFiles({ documents }: ExportPart): Promise<void> {
    for (const document of documents) {
      const { _id: name, bytes } = mongo.BSON.deserialize(document, { promoteBuffers: true });
      if (typeof name !== 'string' || !Buffer.isBuffer(bytes)) throw damaged();
      await this.files.write(name, bytes);
    }
  }

  /** Lists uploads without those of builds, which a first start has already written. */
  private async uploads(): Promise<string[]> {
    const names = await this.files.listWrittenBefore(always);
    return names.filter((name) => !isBuiltFile(name));
  }
}

/** Reports the document count of each section: at its end, and during a long one. */
class Counts {
  private section = '';
  private count = 0;

  constructor(private readonly log: Log) {}

  add({ section, documents }: ExportPart): void {
    if (section !== this.section) {
      this.end();
      this.section = section;
      this.count = 0;
    }
    const before = this.count;
    this.count += documents.length;
    const isStep = Math.floor(before / progressEvery) < Math.floor(this.count / progressEvery);
    if (isStep) this.log(`${this.section}: ${this.count} …`);
  }

  end(): void {
    if (this.count > 0) this.log(`${this.section === filesSection ? 'files' : this.section}: ${this.count}`);
  }
}

async function namesIn(db: mongo.Db): Promise<string[]> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  return all.map(({ name }) => name).filter(isExported);
}
