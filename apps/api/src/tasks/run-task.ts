import { parseArgs } from 'node:util';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { ProfilesJobs } from '../community/profiles/count/profiles.jobs.ts';
import { RiderFilling } from '../community/profiles/count/rider-filling.ts';
import { GameNotFound, GameSignInFailed, GameUnavailable, InvalidGameResponse } from '../game/client/game.errors.ts';
import { BackupProblem } from '../kernel/backup/export/backup-problem.ts';
import { UnfinishedImport } from '../kernel/backup/export/unfinished-import.ts';
import { toFailure } from '../kernel/http/responses/error.filter.ts';
import { DataNewer, Migrations } from '../kernel/migrations/migrations.ts';
import { migrations } from '../migrations/index.ts';
import { EventAdditions } from '../racing/events/write/event-additions.ts';
import { EventSync } from '../racing/results/decide/event-sync.service.ts';
import { ResultsImporter } from '../racing/results/import/results.importer.ts';
import { TeamFilling } from '../racing/results/import/team-filling.ts';
import { ProtocolRebuilds } from '../racing/results/publish/protocol-rebuilds.ts';
import { StatisticsCounting } from '../site/statistics/statistics-counting.ts';
import { readIds, text, UsageError, type Values } from './arguments.ts';
import { listBackups, makeBackup, verifyBackup } from './backup-tasks.ts';
import { renewBots } from './bot-tasks.ts';
import { exportData, importData } from './data-tasks.ts';
import { decide } from './decision-tasks.ts';
import { addFaults } from './fault-tasks.ts';
import { copyFilesTask } from './file-tasks.ts';
import { resealKeys } from './key-tasks.ts';
import { addMessages } from './message-tasks.ts';
import { listLookAlikes } from './name-tasks.ts';
import { giveTrial, setPlan } from './plan-tasks.ts';
import { rebuildResults } from './rebuild-tasks.ts';
import { refusalOf } from './refusal.ts';
import { addTeams } from './team-tasks.ts';
import { addUsers, replacePasswords, setEmails, setRole } from './user-tasks.ts';
import { addVisits } from './visit-tasks.ts';

export const usage = `Tasks of the API:
  doctor [--mail ADDRESS]           checks the installation; with an address, sends an email to it
  backup now                        makes a backup in addition to the daily ones
  backup list
  backup verify NAME|FILE           restores it to a separate database and compares
  bot renew E-MAIL…
  data export FILE
  data import FILE [--replace]      while no server runs
  files copy FROM TO                from and to folder:/path or s3, the configured bucket; removes nothing
  event add ID… [--organizer NAME] [--protocol NAME] [--secret TEXT]
  event sync ID…
  result import ID… [--fast] [--fewer]
  result rebuild [ID…]
  results refold [--dry-run]        after a change of the rules
  result rows [ID…]
  result decide EVENT RIDER --label DSQ|OFR --author NAME [--reason TEXT]
  result undo EVENT DECISION --author NAME [--reason TEXT]
  result decisions EVENT
  user add NAME=EMAIL…
  user password NAME…
  user role NAME user|moderator|admin
  user letters NAME on|off
  message add FILE
  name compare                      lists look-alike names of teams, organizers, series and events
  fault add FILE
  keys reseal                       after a change of ENCRYPTION_KEY
  plan set ID ROUBLES QUANTITY month|week|day|piece
  slot trial ORGANIZER [DAYS]
  statistics count
  visit add FILE
  team add FILE
  team fill [ID…]`;

const logger = new Logger('Tasks');

type Log = (line: string) => void;

const options = {
  organizer: { type: 'string' },
  protocol: { type: 'string' },
  secret: { type: 'string' },
  fast: { type: 'boolean' },
  fewer: { type: 'boolean' },
  label: { type: 'string' },
  author: { type: 'string' },
  reason: { type: 'string' },
  replace: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** Runs one task of the command line; returns the number of failed ids, each logged in one line. */
export async function runTask(app: INestApplicationContext, args: readonly string[], log: Log): Promise<number> {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [area, action, ...rest] = positionals;
    if (area !== 'data') await app.get(UnfinishedImport).requireNone();
    const name = [area, action].filter(Boolean).join(' ');
    // An import is the way back to this version.
    if (name !== 'data import') await app.get(Migrations).requireKnown(migrations);
    return await chooseTask(app, name, rest, values, log);
  } catch (error) {
    log(toLine(error));
    return 1;
  }
}

async function chooseTask(
  app: INestApplicationContext,
  name: string,
  rest: string[],
  values: Values,
  log: Log,
): Promise<number> {
  switch (name) {
    case 'plan set':
      return setPlan(app, rest, log);
    case 'slot trial':
      return giveTrial(app, rest, log);
    case 'bot renew':
      return renewBots(app, rest, log);
    case 'backup now':
      return makeBackup(app, log);
    case 'backup list':
      return listBackups(app, log);
    case 'backup verify':
      return verifyBackup(app, rest, log);
    case 'data export':
      return exportData(app, rest, log);
    case 'data import':
      return importData(app, rest, values.replace === true, log);
    case 'files copy':
      return copyFilesTask(app, rest, log);
    case 'event add':
      return forEach(rest, log, (gameId) => addEvent(app, gameId, values));
    case 'event sync':
      return forEach(rest, log, async (gameId) => {
        await app.get(EventSync).sync(gameId);
        return 'synced';
      });
    case 'user add':
      return addUsers(app, rest, log);
    case 'user password':
      return replacePasswords(app, rest, log);
    case 'user role':
      return setRole(app, rest, log);
    case 'user letters':
      return setEmails(app, rest, log);
    case 'fault add':
      return addFaults(app, rest, log);
    case 'keys reseal':
      return resealKeys(app, log);
    case 'message add':
      return addMessages(app, rest, log);
    case 'name compare':
      return listLookAlikes(app, log);
    case 'result rebuild':
      return rebuildProtocols(app, rest, log);
    case 'results refold':
      return rebuildResults(app, values['dry-run'] === true, log);
    case 'result rows':
      return fillRows(app, rest, log);
    case 'statistics count':
      await app.get(StatisticsCounting).run();
      log('counted');
      return 0;
    case 'team add':
      return addTeams(app, rest, log);
    case 'team fill':
      return fillTeams(app, rest, log);
    case 'visit add':
      return addVisits(app, rest, log);
    case 'result import':
      return forEach(rest, log, (gameId) => importResults(app, gameId, values));
    case 'result decide':
    case 'result undo':
    case 'result decisions':
      return decide(app, name, rest, values, log);
    default:
      throw new UsageError(`Unknown task: ${name}.`);
  }
}

async function addEvent(
  app: INestApplicationContext,
  gameId: number,
  { organizer, protocol, secret }: Values,
): Promise<string> {
  await app
    .get(EventAdditions)
    .add({ gameId, organizer: text(organizer), finishProtocol: text(protocol), secret: text(secret) });
  return 'added';
}

async function importResults(app: INestApplicationContext, gameId: number, { fast, fewer }: Values): Promise<string> {
  const { finishers, unfinished, changed, keptOver } = await app
    .get(ResultsImporter)
    .importEvent(gameId, fast === true ? 'fast' : 'full', undefined, { allowsFewer: fewer === true });
  const kept =
    keptOver === null
      ? ''
      : `; the game now lists only ${keptOver}, the more complete results were kept (--fewer accepts the game's)`;
  return `${finishers} finished, ${unfinished} did not, ${changed ? 'a new version' : 'no change'}${kept}`;
}

/** Rebuilds the given protocols, or every protocol in the background. */
async function rebuildProtocols(app: INestApplicationContext, rest: string[], log: Log): Promise<number> {
  const rebuilds = app.get(ProtocolRebuilds);
  if (rest.length === 0) {
    await rebuilds.rebuildAll();
    log('all protocols are being rebuilt in the background');
    return 0;
  }
  return forEach(rest, log, async (gameId) => ((await rebuilds.rebuild(gameId)) ? 'a new version' : 'no change'));
}

/** Fills the rows of riders of the given protocols, or of every protocol in the background. */
async function fillRows(app: INestApplicationContext, rest: string[], log: Log): Promise<number> {
  if (rest.length === 0) {
    await app.get(ProfilesJobs).fillAll();
    log('the rows of all protocols are being written in the background');
    return 0;
  }
  return forEach(rest, log, async (gameId) => `${await app.get(RiderFilling).fillOne(gameId)} rows`);
}

/** Fills the teams of the given races, or of every race. */
async function fillTeams(app: INestApplicationContext, rest: string[], log: Log): Promise<number> {
  const filling = app.get(TeamFilling);
  if (rest.length === 0) {
    await filling.fillAll();
    log('the teams of all races are being filled in in the background');
    return 0;
  }
  return forEach(rest, log, async (gameId) => ((await filling.fillOne(gameId)) ? 'changed teams' : 'no change'));
}

async function forEach(args: string[], log: Log, task: (id: number) => Promise<string>): Promise<number> {
  let failures = 0;
  for (const id of readIds(args)) {
    try {
      log(`${id}: ${await task(id)}`);
    } catch (error) {
      failures += 1;
      // One event must not end the batch: unexpected errors are logged and the next is processed.
      if (isUnexpected(error)) logger.error(error);
      log(`${id}: ${toLine(error, false)}`);
    }
  }
  return failures;
}

/** Returns the message of an error. An unexpected error is rethrown, unless more work is pending. */
function toLine(error: unknown, throwsUnexpected = true): string {
  if (error instanceof UsageError || isArgumentError(error)) return `${error.message}\n${usage}`;
  if (error instanceof BackupProblem || error instanceof DataNewer) return error.message;
  if (throwsUnexpected && isUnexpected(error)) throw error;
  return [refusalOf(error), ...gameErrorLines(error)].join(' ');
}

function isUnexpected(error: unknown): boolean {
  return toFailure(error).code === 'unexpected';
}

function gameErrorLines(error: unknown): string[] {
  if (error instanceof GameUnavailable || error instanceof GameSignInFailed) return [`(${error.reason})`];
  if (error instanceof GameNotFound) return [`(${error.path})`];
  return error instanceof InvalidGameResponse ? [`(${error.path}: ${error.reason})`] : [];
}

export function isArgumentError(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
