import type { INestApplicationContext } from '@nestjs/common';
import { DataExport } from '../kernel/backup/data-export.ts';
import { DataImport } from '../kernel/backup/data-import.ts';
import { UnfinishedImport } from '../kernel/backup/unfinished-import.ts';
import { DatabaseModule } from '../kernel/database/database.module.ts';
import { Migrations } from '../kernel/migrations/migrations.ts';
import { migrations } from '../migrations/index.ts';
import { UsageError } from './arguments.ts';

type Say = (line: string) => void;

const keyHint =
  'The secrets in it are sealed: they open with the ENCRYPTION_KEY of this store alone, which is not in the file. Keep both.';

/** Writes everything that is stored to a file. */
export async function exportData(app: INestApplicationContext, [file]: readonly string[], say: Say): Promise<number> {
  if (!file) throw new UsageError('Give the file to write.');
  await app.get(UnfinishedImport).requireNone();
  await app.get(DataExport).run(file, { key: undefined, isEnding: () => false, say });
  say(`exported to ${file}. ${keyHint}`);
  return 0;
}

/** Writes an export into an empty store; brings data of an earlier version up to this one. */
export async function importData(
  app: INestApplicationContext,
  [file]: readonly string[],
  replace: boolean,
  say: Say,
): Promise<number> {
  if (!file) throw new UsageError('Give the file of an export.');
  const complete = async () => {
    await app.get(Migrations).run(migrations);
    await app.get(DatabaseModule).buildIndexes();
  };
  const names = migrations.map(({ name }) => name);
  await app.get(DataImport).run(file, { replace, migrations: names, complete, say });
  say(`imported from ${file}`);
  return 0;
}
