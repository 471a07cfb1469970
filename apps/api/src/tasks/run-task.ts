import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { EventsService } from '../events/events.service.ts';
import { GameAnswerInvalid, GameUnavailable } from '../game/game.errors.ts';
import { toFailure } from '../platform/errors/error.filter.ts';
import { DecisionsService } from '../results/decisions.service.ts';
import { ResultsImporter } from '../results/results.importer.ts';
import { readIds, UsageError } from './arguments.ts';

export const usage = `Tasks of the API:
  event add ID… [--organizer NAME] [--protocol NAME] [--secret TEXT]
  event sync ID…
  result import ID… [--fast]
  result decide EVENT RIDER --label DSQ|OFR --author NAME [--reason TEXT]
  result undo EVENT DECISION --author NAME [--reason TEXT]
  result decisions EVENT`;

type Say = (line: string) => void;
type Values = Record<string, string | boolean | undefined>;

const options = {
  organizer: { type: 'string' },
  protocol: { type: 'string' },
  secret: { type: 'string' },
  fast: { type: 'boolean' },
  label: { type: 'string' },
  author: { type: 'string' },
  reason: { type: 'string' },
} as const;

/** Runs one task of the command line; answers how many of its ids failed, each told in one line. */
export async function runTask(app: INestApplicationContext, words: readonly string[], say: Say): Promise<number> {
  try {
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true });
    const [area, action, ...rest] = positionals;
    return await chooseTask(app, `${area} ${action}`, rest, values, say);
  } catch (error) {
    say(toLine(error));
    return 1;
  }
}

function chooseTask(
  app: INestApplicationContext,
  name: string,
  rest: string[],
  values: Values,
  say: Say,
): Promise<number> {
  switch (name) {
    case 'event add':
      return forEach(rest, say, (gameId) => addEvent(app, gameId, values));
    case 'event sync':
      return forEach(rest, say, async (gameId) => {
        await app.get(EventsService).sync(gameId);
        return 'synced';
      });
    case 'result import':
      return forEach(rest, say, (gameId) => importResults(app, gameId, values.fast === true));
    case 'result decide':
    case 'result undo':
    case 'result decisions':
      return decide(app, name, rest, values, say);
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
    .get(EventsService)
    .add({ gameId, organizer: text(organizer), finishProtocol: text(protocol), secret: text(secret) });
  return 'added';
}

async function importResults(app: INestApplicationContext, gameId: number, isFast: boolean): Promise<string> {
  const { finishers, unfinished, changed } = await app.get(ResultsImporter).run(gameId, isFast ? 'fast' : 'full');
  return `${finishers} finished, ${unfinished} did not, ${changed ? 'a new version' : 'nothing new'}`;
}

async function decide(
  app: INestApplicationContext,
  name: string,
  rest: string[],
  values: Values,
  say: Say,
): Promise<number> {
  const service = app.get(DecisionsService);
  const [gameId = 0] = readIds(rest.slice(0, 1));
  if (name === 'result decisions') {
    for (const decision of await service.ofEvent(gameId)) say(JSON.stringify(decision));
    return 0;
  }
  const author = text(values.author);
  if (!author) throw new UsageError('Say who decides: --author NAME.');
  const reason = text(values.reason) ?? null;
  if (name === 'result undo') {
    say(await service.undo({ gameId, decisionId: rest[1] ?? '', reason, author }));
    return 0;
  }
  const { label } = values;
  if (label !== 'DSQ' && label !== 'OFR') throw new UsageError('--label is DSQ or OFR.');
  const [profileId = 0] = readIds(rest.slice(1, 2));
  say(await service.disqualify({ gameId, profileId, label, reason, author }));
  return 0;
}

async function forEach(words: string[], say: Say, task: (id: number) => Promise<string>): Promise<number> {
  let failures = 0;
  for (const id of readIds(words)) {
    try {
      say(`${id}: ${await task(id)}`);
    } catch (error) {
      failures += 1;
      say(`${id}: ${toLine(error)}`);
    }
  }
  return failures;
}

function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

/** What went wrong, in words. Faults of ours are thrown on. */
function toLine(error: unknown): string {
  if (error instanceof UsageError || isArgumentError(error)) return `${error.message}\n${usage}`;
  const { code, message } = toFailure(error);
  if (code === 'unexpected') throw error;
  return [`${code}: ${message}`, ...whatTheGameSaid(error)].join(' ');
}

function whatTheGameSaid(error: unknown): string[] {
  if (error instanceof GameUnavailable) return [`(${error.reason})`];
  return error instanceof GameAnswerInvalid ? [`(${error.path}: ${error.reason})`] : [];
}

function isArgumentError(error: unknown): error is TypeError {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
