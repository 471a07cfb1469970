import type { INestApplicationContext } from '@nestjs/common';
import { ridersJob } from '../community/profiles/count/profiles.jobs.ts';
import { Backups } from '../kernel/backup/backups.ts';
import { Erasures } from '../kernel/backup/erasures/erasures.ts';
import { DataExport } from '../kernel/backup/export/data-export.ts';
import { DataImport } from '../kernel/backup/export/data-import.ts';
import { UnfinishedImport } from '../kernel/backup/export/unfinished-import.ts';
import { DatabaseModule } from '../kernel/database/database.module.ts';
import { Jobs } from '../kernel/jobs/jobs.ts';
import { Migrations } from '../kernel/migrations/migrations.ts';
import { migrations } from '../migrations/index.ts';
import { RepeatedErasures } from '../people/auth/account/repeated-erasures.ts';
import { rebuildJob } from '../racing/results/decide/removed-authors.ts';
import { linkJob } from '../racing/results/import/protocol-links.ts';
import { hideJob as protocolsJob } from '../racing/results/publish/protocol-hiding.ts';
import { hideJob as seriesJob } from '../racing/series/publish/series-hiding.ts';
import { SeriesJobs } from '../racing/series/series.jobs.ts';
import { UsageError } from './arguments.ts';

type Log = (line: string) => void;

const keyHint =
  'The secrets in it are sealed: they open only with the ENCRYPTION_KEY of this store, which is not in the file. Keep both.';
const noList =
  'Neither BACKUP_FOLDER nor BACKUP_BUCKET is set, so no list of erasures is read: data deleted or hidden since the export is restored.';

const missingList =
  'There is no list of erasures beside the backups, as before the first one. If the former machine has erasures.jsonl, copy it there and import again: otherwise data deleted or hidden since the backup is restored.';

/** Jobs left over by deletions and hidings. */
const followUps = [rebuildJob, linkJob, protocolsJob, seriesJob, ridersJob];

/** Writes all stored data to a file. */
export async function exportData(app: INestApplicationContext, [file]: readonly string[], log: Log): Promise<number> {
  if (!file) throw new UsageError('Pass the file to write.');
  await app.get(UnfinishedImport).requireNone();
  await app.get(DataExport).run(file, { key: undefined, isEnding: () => false, log });
  log(`exported to ${file}. ${keyHint}`);
  return 0;
}

/** Writes an export into an empty store, migrates data of an earlier version, and reapplies later erasures. */
export async function importData(
  app: INestApplicationContext,
  [file]: readonly string[],
  replace: boolean,
  log: Log,
): Promise<number> {
  if (!file) throw new UsageError('Pass the file of an export, or the name of a backup.');
  await prepareErasures(app, log);
  const complete = async () => {
    await app.get(Migrations).run(migrations);
    await app.get(DatabaseModule).buildIndexes();
    await repeatErasures(app, log);
  };
  const names = migrations.map(({ name }) => name);
  const options = { replace, migrations: names, complete, log };
  await app.get(Backups).use(file, (path) => app.get(DataImport).run(path, options));
  log(`imported from ${file}`);
  return 0;
}

/** Runs before anything is written: erasures that the previous store has not listed yet would be lost with it. */
async function prepareErasures(app: INestApplicationContext, log: Log): Promise<void> {
  const erasures = app.get(Erasures);
  if (await erasures.isMissing()) log(missingList);
  await erasures.requireKeys();
  await erasures.list();
}

/** Runs before a server starts on the data, and also updates the documents that show figures. */
async function repeatErasures(app: INestApplicationContext, log: Log): Promise<void> {
  if (!app.get(Erasures).isKept) return log(noList);
  const { deleted, hidden, unreadable } = await app.get(RepeatedErasures, { strict: false }).run();
  if (unreadable > 0)
    log(`unreadable lines of the list of erasures: ${unreadable}; partially written entries were added again`);
  if (deleted + hidden === 0) return;
  await app.get(Jobs, { strict: false }).runWaiting(followUps.map(({ name }) => name));
  // A deleted judge is in standings too, as are changed protocols: they run after those.
  await app.get(SeriesJobs, { strict: false }).rebuildStale();
  log(`repeated what is newer than the export: accounts deleted: ${deleted}, choices of figures: ${hidden}`);
}
