import { describe, expect, it } from 'vitest';
import * as tables from './index.ts';

describe('@otryv/tables', () => {
  it('exports its tables and nothing of their insides', () => {
    expect(Object.keys(tables).toSorted()).toEqual([
      'CatchUpLeadersTable',
      'CatchUpSummaryTable',
      'CatchUpWinnersTable',
      'ColumnMenu',
      'DataTable',
      'GroupsTable',
      'LeadersTable',
      'ResultsListTable',
      'ResultsTable',
      'RiderResultsTable',
      'RidersTable',
      'ScheduleTable',
      'SignedRidersTable',
      'StageResultsTable',
      'StandingsTable',
      'TableTools',
      'TeamResultsTable',
      'TeamsRatingTable',
      'resultMarks',
      'resultsPresets',
    ]);
  });
});
