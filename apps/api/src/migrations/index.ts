import type { Migration } from '../kernel/migrations/migrations.ts';
import { importLocks } from './2026-11-22-import-locks.ts';
import { organizerPages } from './2026-11-22-organizer-pages.ts';
import { protestHours } from './2026-11-22-protest-hours.ts';
import { searchOfOrganizers } from './2026-11-22-search-of-organizers.ts';
import { subjectsOfDecisions } from './2026-11-22-subjects-of-decisions.ts';
import { searchOfAccounts } from './2026-11-23-search-of-accounts.ts';
import { searchOfFaults } from './2026-11-23-search-of-faults.ts';
import { searchOfTeamsAndSeries } from './2026-11-23-search-of-teams-and-series.ts';
import { directionsOfActions } from './2026-11-25-directions-of-actions.ts';
import { lastVisitsOfAccounts } from './2026-11-25-last-visits-of-accounts.ts';
import { signsInSearchOfAccounts } from './2026-11-25-signs-in-search-of-accounts.ts';
import { rulesOfResults } from './2026-11-27-rules-of-results.ts';
import { skeletonsOfNames } from './2026-11-27-skeletons-of-names.ts';
import { stampsOfEvents } from './2026-11-27-stamps-of-events.ts';
import { wordsOfNames } from './2026-11-27-words-of-names.ts';
import { scoresOfImports } from './2026-11-29-scores-of-imports.ts';
import { startsOfNames } from './2026-11-30-starts-of-names.ts';

/** Every migration, oldest first. A new one is appended and never removed. */
export const migrations: readonly Migration[] = [
  importLocks,
  organizerPages,
  protestHours,
  searchOfOrganizers,
  subjectsOfDecisions,
  searchOfAccounts,
  searchOfFaults,
  searchOfTeamsAndSeries,
  directionsOfActions,
  lastVisitsOfAccounts,
  signsInSearchOfAccounts,
  rulesOfResults,
  skeletonsOfNames,
  stampsOfEvents,
  wordsOfNames,
  scoresOfImports,
  startsOfNames,
];
