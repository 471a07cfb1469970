import { join } from 'node:path';
import {
  addOpenRace,
  fillAccounts,
  fillClubs,
  fillDecisions,
  fillFaults,
  fillFinishProtocols,
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

type Log = (line: string) => void;
type Part = Exclude<keyof SeasonSettings, 'seed' | 'anchor' | 'hasHistory' | 'hasSeries' | 'hasTeamRows'>;

/**
 * Fills the parts of the demo that the data folder does not have yet, if the game is the simulator. `fillPast` fills
 * the history of earlier months afterwards.
 *
 * @param onSeason Called when accounts and races are filled: the portal is usable before the rest.
 */
export async function fillDemo(
  { season, environment, address, data, tasks, isSimulated, takesDemoPayments }: Stack,
  log: Log,
  onSeason: () => unknown = () => {},
): Promise<void> {
  if (!isSimulated) return void onSeason();
  const { seed, anchor } = season;
  const controlUrl = new URL('/control/', environment.GAME_API_URL).href;
  const given = { seed, anchor, runTask: tasks.run, log };
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
    [
      'isFilled',
      async () => {
        await fillSeason(given);
        // Series and races link to each other, and statistics count what the lists show, from the first visit on.
        await fillSeries({ ...given, address });
        await tasks.run(['statistics', 'count']);
      },
    ],
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
    ['hasFinishProtocols', () => fillFinishProtocols({ ...given, address })],
    ['hasNews', () => fillNews({ ...given, address })],
    ['hasMailings', () => fillMailings({ ...given, address })],
    ['hasVisits', () => fillVisits(given)],
  ]);
}

/**
 * Fills the months before the season while the product is in use, unless already filled; continues after an
 * interruption. The series get the oldest of their stages after them. Data filled by an earlier version of the portal
 * are refolded.
 */
export async function fillPast({ season, address, data, tasks, isSimulated }: Stack, log: Log): Promise<void> {
  if (!isSimulated) return;
  if (season.isFilled) await tasks.run(['results', 'refold']);
  if (season.hasHistory && season.hasSeries && season.hasTeamRows) return;
  const { seed, anchor } = season;
  const file = join(data, 'season.json');
  const mark = async (done: Partial<SeasonSettings>) =>
    saveSeason(file, { ...(await ensureSeasonSettings(file)), ...done });
  const given = { seed, anchor, address, runTask: tasks.run, log };
  if (!season.hasTeamRows) {
    await tasks.run(['team', 'fill']);
    await mark({ hasTeamRows: true });
  }
  if (season.isFilled && !season.hasSeries) await fillSeries(given);
  if (!season.hasHistory) {
    await fillHistory({ ...given, onTenth: () => tasks.run(['statistics', 'count']) });
    await mark({ hasHistory: true });
    if (!season.hasSeries) await fillSeries(given);
  }
  if (!season.hasSeries) await mark({ hasSeries: true });
}

const lookEveryMs = 20_000;

/** Keeps a race ongoing in the demo, whatever the age of its season; returns a function that stops it. */
export function keepRaceOn({ season: { anchor }, address, tasks, isSimulated }: Stack): () => void {
  if (!isSimulated) return () => {};
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    // The next poll retries failures, including those during shutdown.
    await addOpenRace({ anchor, address, runTask: tasks.run, now: new Date() }).catch(() => {});
    isBusy = false;
  };
  void look();
  const timer = setInterval(() => void look(), lookEveryMs);
  return () => clearInterval(timer);
}

/** Fills one part after another, marking each when it is filled; skips parts that are already marked. */
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
