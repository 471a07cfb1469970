/* Built from editors.en.icu.json by tools/messages. */
export const en = {
  savesItself: 'Saves itself',
  restore: 'Restore',
  done: 'Done',
  close: 'Close',
  needed: 'Enter a number',
  notChosen: 'Not chosen',
  timeTrial: { timeGapBetweenRowsMs: 'Between rows', maxRows: 'Rows at most', maxRidersPerRow: 'Riders in a row' },
  seconds: 's',
  riderNumber: (zwiftId: string): string => `zwiftId ${zwiftId}`,
  ridersHint: 'Name or zwiftId',
};
