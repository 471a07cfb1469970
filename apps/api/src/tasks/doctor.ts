import type { INestApplicationContext } from '@nestjs/common';
import type { Config } from '../config.ts';
import { judgeBackups } from '../doctor/backup-findings.ts';
import { judgeCatalogue } from '../doctor/catalogue-findings.ts';
import { broken, exitCodeOf, type Finding, ok, toLine, warning } from '../doctor/finding.ts';
import { gameFinding } from '../doctor/game-findings.ts';
import { judgeKeys } from '../doctor/key-findings.ts';
import { diskFinding, memoryFinding } from '../doctor/machine-findings.ts';
import { mailFindings } from '../doctor/mail-findings.ts';
import { publicAddressFindings } from '../doctor/public-address-findings.ts';
import { halfGivenSettings, refusedSettings } from '../doctor/settings-findings.ts';
import {
  clockFinding,
  connectionOf,
  databaseFinding,
  indexesFinding,
  isFresh,
  migrationsFinding,
} from '../doctor/store-findings.ts';
import { CatalogueRefresh } from '../game/catalogue/catalogue-refresh.ts';
import { GameClient } from '../game/client/game.client.ts';
import { BackupRecords } from '../kernel/backup/backup-records.ts';
import { UnfinishedImport } from '../kernel/backup/export/unfinished-import.ts';
import { machineTime } from '../kernel/clock.ts';
import { Resealing } from '../kernel/crypto/resealing.ts';
import { migrations } from '../migrations/index.ts';
import { type CheckedForProduction, checkForProduction } from '../serve/serve-config.ts';

export interface Patient {
  variables: NodeJS.ProcessEnv;
  /** Folder of the build. */
  folder: string;
  /** Address to send a test email to, if any. */
  mail?: string | undefined;
  /** Opens the API without starting it. */
  open: (config: Config) => Promise<INestApplicationContext>;
}

/** Checks everything the portal needs, prints a line for each finding, and returns the exit code. */
export async function examine(
  { variables, folder, mail, open }: Patient,
  log: (line: string) => void,
): Promise<0 | 1 | 2> {
  const found: Finding[] = [];
  const checked = await checkForProduction({ variables, args: [], folder });
  for await (const findings of examinations(checked, mail, open)) {
    found.push(...findings);
    for (const finding of findings) log(toLine(finding));
  }
  log(summaryOf(found));
  return exitCodeOf(found);
}

/** Yields the checks in dependency order; those that depend on a rejected setting are skipped. */
async function* examinations(
  { readable, right, faults }: CheckedForProduction,
  mail: string | undefined,
  open: Patient['open'],
): AsyncGenerator<Finding[]> {
  const { FILES_FOLDER, S3_BUCKET, SMTP_URL, MAIL_CA, MAIL_FROM, PUBLIC_URL, MONGODB_URI } = right;
  yield refusedSettings(faults);
  yield halfGivenSettings(right, faults);
  yield [memoryFinding()];
  // An unresponsive bucket is a setting that serve rejects.
  const isBucketRefused = faults.some(({ name }) => name.startsWith('S3_'));
  if (S3_BUCKET !== undefined && !isBucketRefused) yield [ok('bucket', `${S3_BUCKET} responds and accepts the key`)];
  if (S3_BUCKET === undefined && !isBucketRefused && FILES_FOLDER !== undefined)
    yield [await diskFinding(FILES_FOLDER)];
  if (MONGODB_URI !== undefined && readable) {
    const app = await open(readable);
    yield* storeExaminations(app, right);
    yield await gameFindings(app, right);
  }
  if (MAIL_FROM !== undefined && !faults.some(({ name }) => name === 'SMTP_URL' || name === 'MAIL_CA'))
    yield await mailFindings({ SMTP_URL, MAIL_CA, MAIL_FROM }, mail);
  if (PUBLIC_URL !== undefined) yield await publicAddressFindings(PUBLIC_URL);
}

async function* storeExaminations(
  app: INestApplicationContext,
  { BACKUP_FOLDER, BACKUP_BUCKET }: Partial<Config>,
): AsyncGenerator<Finding[]> {
  const connection = connectionOf(app);
  yield [await databaseFinding(connection), await clockFinding(connection)];
  if (await isFresh(connection)) {
    yield [ok('data', 'nothing is stored yet: the first start of serve creates collections and indexes')];
    return;
  }
  if (await app.get(UnfinishedImport).exists())
    yield [broken('data', 'an import was interrupted, so data is missing: import the file again (data import FILE)')];
  const names = migrations.map(({ name }) => name);
  yield [await migrationsFinding(connection, names), await indexesFinding(Object.values(connection.models))];
  const hasPlace = BACKUP_FOLDER !== undefined || BACKUP_BUCKET !== undefined;
  yield [judgeBackups(await app.get(BackupRecords).read(), machineTime(), hasPlace)];
  yield [judgeKeys(await app.get(Resealing).count())];
}

async function gameFindings(app: INestApplicationContext, right: Partial<Config>): Promise<Finding[]> {
  const { GAME_USERNAME, GAME_PASSWORD } = right;
  if (GAME_USERNAME === undefined && GAME_PASSWORD === undefined)
    return [warning('game', 'no account is set, so nothing is read from it: set GAME_USERNAME and GAME_PASSWORD')];
  if (GAME_USERNAME === undefined || GAME_PASSWORD === undefined) return [];
  const readTimes = await app.get(CatalogueRefresh).readTimes();
  return [
    await gameFinding(() => app.get(GameClient).fetchInfo()),
    ...readTimes.map(({ source, readAt }) => judgeCatalogue(source, readAt, machineTime())),
  ];
}

function summaryOf(found: readonly Finding[]): string {
  const count = (wanted: Finding['state']) => found.filter(({ state }) => state === wanted).length;
  return `${found.length} findings, broken: ${count('broken')}, warnings: ${count('warning')}.`;
}
