/* Built from decisions.en.icu.json by tools/messages. */
export const en = {
  rider: 'Rider',
  categoryInRace: 'Category in the race',
  category: 'Current category',
  noCategory: 'no category',
  newCategory: 'New category',
  reason: 'Reason',
  reasonHint: 'Everybody reads it: it stands beside the mark',
  recalculated: 'Places and the standings are calculated anew on all stages of the series.',
  changeCategory: 'Change the category',
};
