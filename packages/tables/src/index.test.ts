import { describe, expect, it } from 'vitest';
import * as tables from './index.ts';

describe('@otryv/tables', () => {
  it('exports its tables and nothing of their insides', () => {
    expect(Object.keys(tables).toSorted()).toEqual([
      'AccountsTable',
      'ActionsLogTable',
      'ActivitiesTable',
      'CatchUpLeadersTable',
      'CatchUpSummaryTable',
      'CatchUpWinnersTable',
      'ClassificationTable',
      'ColumnMenu',
      'CommonRacesTable',
      'ContributionsTable',
      'DataTable',
      'DecisionLine',
      'ErrorsLogTable',
      'GroupsTable',
      'LeadersTable',
      'PlaceExplanation',
      'PlaceExplanationDrawer',
      'PlaceHistory',
      'PlaceReceipt',
      'ProtocolVersions',
      'RecordsTable',
      'ResultsEditTable',
      'ResultsListTable',
      'ResultsTable',
      'RiderResultsTable',
      'RidersTable',
      'ScheduleTable',
      'SeriesLeaders',
      'SignedRidersTable',
      'StageResultsTable',
      'StandingsTable',
      'TableTools',
      'TeamClassificationTable',
      'TeamMembersTable',
      'TeamResultsTable',
      'TeamsRatingTable',
      'VersionLines',
      'WhatIfStandings',
      'WinsTable',
      'resultsPresets',
    ]);
  });
});
