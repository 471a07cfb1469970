/* Built from en.icu.json by tools/messages. */
export const en = {
  whole: 'Whole schedule',
  justFinished: 'Just finished',
  allResults: 'All results',
  clubOnly: ', club members only',
  failed: 'The races ahead did not load',
  emptyTitle: 'No races are set yet',
  emptyText: 'The organizers have announced nothing so far. The schedule has new races at once.',
};
