import * as z from 'zod/mini';
import { readState, writeState } from './stateFile.ts';

/** Whether the demo has one of its parts, which the folder of an older version lacks. */
const part = z.prefault(z.boolean(), false);
const stored = z.object({
  seed: z.int(),
  /** Moment around which the season is laid out, ISO 8601. */
  anchor: z.iso.datetime(),
  /** Whether the season was filled completely. */
  isFilled: part,
  /** Whether the accounts were created and their passwords printed. */
  hasAccounts: part,
  /** Whether the notifications of the accounts were written. */
  hasMessages: part,
  /** Whether the error log got its entries. */
  hasFaults: part,
  /** Whether the organizers got their owners, pages, clubs and bots. */
  hasClubs: part,
  /** Whether an organizer has paid for periods of the service. */
  hasPayments: part,
  /** Whether the newest races were decided about. */
  hasDecisions: part,
  /** Whether the showcase events were added. */
  hasShowcase: part,
  /** Whether riders got channels, hidden figures and bans. */
  hasStreamers: part,
  /** Whether finish protocols are offered to organizers. */
  hasFinishProtocols: part,
  /** Whether release notes were published and bot messages sent. */
  hasNews: part,
  hasMailings: part,
  /** Whether the months before the season have visits. */
  hasVisits: part,
  /** Whether riders got teams. */
  hasTeams: part,
  /** Whether earlier protocols show the teams too. */
  hasTeamRows: part,
  /** Whether the series were created, with the races of the months before the season among their stages. */
  hasSeries: part,
  /** Whether the races of the months before the season are imported, with their results. */
  hasHistory: part,
});
/** Settings that make the simulated season the same at every start. */
export type SeasonSettings = z.output<typeof stored>;

const firstSeed = 1;
const cure = 'delete its folder to start a new season, or restore a copy of the file.';

/** Returns the settings of a season without any part. */
export function newSeason(anchor: Date): SeasonSettings {
  return stored.parse({ seed: firstSeed, anchor: anchor.toISOString() });
}

/** Returns the season's settings; created at the first start and kept. */
export async function ensureSeasonSettings(file: string, now: Date = new Date()): Promise<SeasonSettings> {
  const known = await readState(file, stored, cure);
  if (known) return known;
  const settings = newSeason(now);
  await writeState(file, settings);
  return settings;
}

export function saveSeason(file: string, settings: SeasonSettings): Promise<void> {
  return writeState(file, settings);
}
