import * as z from 'zod/mini';
import { readState, writeState } from './stateFile.ts';

const stored = z.object({
  seed: z.int(),
  /** The moment the season is laid around, ISO 8601. */
  anchor: z.iso.datetime(),
  /** The season was filled in to its end. */
  isFilled: z.boolean(),
  /** The accounts were made and their passwords printed. */
  hasAccounts: z.prefault(z.boolean(), false),
  /** The messages of the accounts were written. */
  hasMessages: z.prefault(z.boolean(), false),
  /** The log of errors got its entries. */
  hasFaults: z.prefault(z.boolean(), false),
  /** The organizers got their owners, pages, clubs and bots. */
  hasClubs: z.prefault(z.boolean(), false),
  /** An organizer has paid for periods of the service. */
  hasPayments: z.prefault(z.boolean(), false),
  /** The newest races were decided about. */
  hasDecisions: z.prefault(z.boolean(), false),
  /** The events that show what an event can be were added. */
  hasShowcase: z.prefault(z.boolean(), false),
  /** Riders got channels, hidden figures and bans. */
  hasStreamers: z.prefault(z.boolean(), false),
  /** Finish protocols are offered to organizers. */
  hasFinishProtocols: z.prefault(z.boolean(), false),
  /** Release notes were published, and the bot has sent messages. */
  hasNews: z.prefault(z.boolean(), false),
  hasMailings: z.prefault(z.boolean(), false),
  /** The months before the season have visits. */
  hasVisits: z.prefault(z.boolean(), false),
  /** Riders got teams. */
  hasTeams: z.prefault(z.boolean(), false),
  /** The protocols that were there before show the teams too. */
  hasTeamRows: z.prefault(z.boolean(), false),
  /** The series were made, with the races of the months before the season among their stages. */
  hasSeries: z.prefault(z.boolean(), false),
  /** The races of the months before the season are in, with their results. */
  hasHistory: z.prefault(z.boolean(), false),
});
/** What makes the simulated season the same at every start. */
export type SeasonSettings = z.output<typeof stored>;

const firstSeed = 1;
const cure = 'delete the folder it is in to begin with a new season, or put back a copy of the file.';

/** The season's settings; made at the first start and kept. */
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
