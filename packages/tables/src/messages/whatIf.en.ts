/* Built from whatIf.en.icu.json by tools/messages. */
export const en = {
  open: 'What if…',
  without: (name: string): string => `without “${name}”`,
  stageNumber: (order: number): string => `Stage ${order}`,
  stages: 'Leave stages out',
  categories: 'If a rider were in another category',
  rider: 'Rider',
  category: 'Category',
  keep: 'no change',
  recalculate: 'Recalculate',
  inCategory: (name: string, category: string): string => `${name} in category ${category}`,
  remove: (what: string): string => `Remove the condition: ${what}`,
  reset: 'Back to the official classification',
  notice: 'Not official: this is a trial, nothing in the classification has changed',
  failed: 'The calculation failed',
  nothing: 'There is nothing to recalculate yet: there are no results.',
};
