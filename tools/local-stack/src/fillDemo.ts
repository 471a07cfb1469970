import { join } from 'node:path';
import {
  fillAccounts,
  fillClubs,
  fillDecisions,
  fillFaults,
  fillHistory,
  fillMailings,
  fillMessages,
  fillNews,
  fillPayments,
  fillSeason,
  fillSeries,
  fillShowcase,
  fillStreamers,
  fillTeams,
  fillVisits,
} from '@otryv/demo-season';
import { ensureSeasonSettings, type SeasonSettings, saveSeason } from './seasonSettings.ts';
import type { Stack } from './stack.ts';

type Say = (line: string) => void;
type Part = Exclude<keyof SeasonSettings, 'seed' | 'anchor' | 'hasHistory' | 'hasSeries' | 'hasTeamRows'>;

/**
 * Fills the parts of the demo that the data folder does not have yet, where the game is the simulator. The history of
 * earlier months is filled behind it, by `fillPast`.
 *
 * @param onSeason Called when accounts and races are there: the portal is worth a visit before the rest is in.
 */
export async function fillDemo(
  { season, environment, address, data, tasks, isSimulated, takesDemoPayments }: Stack,
  say: Say,
  onSeason: () => unknown = () => {},
): Promise<void> {
  if (!isSimulated) return void onSeason();
  const { seed, anchor } = season;
  const controlUrl = new URL('/control/', environment.GAME_API_URL).href;
  const given = { seed, anchor, runTask: tasks.run, say };
  let passwords: ReadonlyMap<string, string> = new Map();
  const save = (settings: SeasonSettings) => saveSeason(join(data, 'season.json'), settings);
  const settings = await fillParts(season, save, [
    [
      'hasAccounts',
      async () => {
        passwords = await fillAccounts({ ...given, address, controlUrl });
      },
    ],
    ['hasTeams', () => fillTeams(given)],
    ['isFilled', () => fillSeason(given)],
  ]);
  onSeason();
  await fillParts(settings, save, [
    ['hasMessages', () => fillMessages(given)],
    ['hasFaults', () => fillFaults(given)],
    ['hasClubs', () => fillClubs({ ...given, address, gamePassword: environment.GAME_PASSWORD ?? '' })],
    [
      'hasPayments',
      () => {
        const password = passwords.get('demo-organizer');
        return fillPayments({ ...given, address, isStandIn: takesDemoPayments, password });
      },
    ],
    ['hasDecisions', () => fillDecisions({ ...given, address, controlUrl })],
    ['hasShowcase', () => fillShowcase({ ...given, address })],
    ['hasStreamers', () => fillStreamers({ ...given, address, controlUrl })],
    ['hasNews', () => fillNews({ ...given, address })],
    ['hasMailings', () => fillMailings({ ...given, address })],
    ['hasVisits', () => fillVisits(given)],
  ]);
}

/**
 * Fills the months before the season and the series while the product is in use, unless they are in; goes on where it was
 * broken off. The series come before the months, and once more after them, when the oldest of their stages are there. What an
 * earlier version of the portal filled is refolded.
 */
export async function fillPast({ season, address, data, tasks, isSimulated }: Stack, say: Say): Promise<void> {
  if (!isSimulated) return;
  if (season.isFilled) await tasks.run(['results', 'refold']);
  if (season.hasHistory && season.hasSeries && season.hasTeamRows) return;
  const { seed, anchor } = season;
  const file = join(data, 'season.json');
  const mark = async (done: Partial<SeasonSettings>) =>
    saveSeason(file, { ...(await ensureSeasonSettings(file)), ...done });
  const given = { seed, anchor, address, runTask: tasks.run, say };
  if (!season.hasTeamRows) {
    await tasks.run(['team', 'fill']);
    await mark({ hasTeamRows: true });
  }
  if (!season.hasSeries) await fillSeries(given);
  if (!season.hasHistory) {
    await fillHistory(given);
    await mark({ hasHistory: true });
    if (!season.hasSeries) await fillSeries(given);
  }
  if (!season.hasSeries) await mark({ hasSeries: true });
}

/** Fills one part after another, each marked when it is in: one that is marked already is left alone. */
export async function fillParts(
  season: SeasonSettings,
  save: (settings: SeasonSettings) => Promise<void>,
  parts: readonly (readonly [mark: Part, fill: () => Promise<void>])[],
): Promise<SeasonSettings> {
  let settings = season;
  for (const [mark, fill] of parts) {
    if (settings[mark]) continue;
    await fill();
    settings = { ...settings, [mark]: true };
    await save(settings);
  }
  return settings;
}
