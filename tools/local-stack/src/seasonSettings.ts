import * as z from 'zod/mini';
import { readState, writeState } from './stateFile.ts';

const stored = z.object({
  seed: z.int(),
  /** Moment around which the season is laid out, ISO 8601. */
  anchor: z.iso.datetime(),
  /** Whether the season was filled completely. */
  isFilled: z.boolean(),
  /** Whether the accounts were created and their passwords printed. */
  hasAccounts: z.prefault(z.boolean(), false),
  /** Whether the notifications of the accounts were written. */
  hasMessages: z.prefault(z.boolean(), false),
  /** Whether the error log got its entries. */
  hasFaults: z.prefault(z.boolean(), false),
  /** Whether the organizers got their owners, pages, clubs and bots. */
  hasClubs: z.prefault(z.boolean(), false),
  /** Whether an organizer has paid for periods of the service. */
  hasPayments: z.prefault(z.boolean(), false),
  /** Whether the newest races were decided about. */
  hasDecisions: z.prefault(z.boolean(), false),
  /** Whether the showcase events were added. */
  hasShowcase: z.prefault(z.boolean(), false),
  /** Whether riders got channels, hidden figures and bans. */
  hasStreamers: z.prefault(z.boolean(), false),
  /** Whether finish protocols are offered to organizers. */
  hasFinishProtocols: z.prefault(z.boolean(), false),
  /** Whether release notes were published and bot messages sent. */
  hasNews: z.prefault(z.boolean(), false),
  hasMailings: z.prefault(z.boolean(), false),
  /** Whether the months before the season have visits. */
  hasVisits: z.prefault(z.boolean(), false),
  /** Whether riders got teams. */
  hasTeams: z.prefault(z.boolean(), false),
  /** Whether earlier protocols show the teams too. */
  hasTeamRows: z.prefault(z.boolean(), false),
  /** Whether the series were created, with the races of the months before the season among their stages. */
  hasSeries: z.prefault(z.boolean(), false),
  /** Whether the races of the months before the season are imported, with their results. */
  hasHistory: z.prefault(z.boolean(), false),
});
/** Settings that make the simulated season the same at every start. */
export type SeasonSettings = z.output<typeof stored>;

const firstSeed = 1;
const cure = 'delete its folder to start a new season, or restore a copy of the file.';

/** Returns the season's settings; created at the first start and kept. */
export async function ensureSeasonSettings(file: string, now: Date = new Date()): Promise<SeasonSettings> {
  const known = await readState(file, stored, cure);
  if (known) return known;
  const parts = {
    isFilled: false,
    hasAccounts: false,
    hasMessages: false,
    hasFaults: false,
    hasClubs: false,
    hasPayments: false,
    hasDecisions: false,
    hasShowcase: false,
    hasStreamers: false,
    hasFinishProtocols: false,
    hasNews: false,
    hasMailings: false,
    hasVisits: false,
    hasTeams: false,
    hasTeamRows: false,
    hasSeries: false,
    hasHistory: false,
  };
  const settings = { seed: firstSeed, anchor: now.toISOString(), ...parts };
  await writeState(file, settings);
  return settings;
}

export function saveSeason(file: string, settings: SeasonSettings): Promise<void> {
  return writeState(file, settings);
}
