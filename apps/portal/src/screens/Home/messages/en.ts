/* Built from en.icu.json by tools/messages. */
export const en = {
  whole: 'Whole schedule',
  justFinished: 'Just finished',
  allResults: 'All results',
  clubOnly: ', club members only',
  failed: 'The races ahead did not load',
  emptyTitle: 'No races today or tomorrow',
  emptyText: 'The organizers have set nothing for these days. See what comes later.',
};
