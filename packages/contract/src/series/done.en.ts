/* Built from done.en.icu.json by tools/messages. */
export const en = {
  series_created: (name: string): string =>
    `The series ${name} is created. You and administrators see it until it is published.`,
  series_saved: 'The series is saved.',
  series_deleted: (name: string): string =>
    `The series ${name} is deleted. Its races and their protocols remain, a message brings its file.`,
  series_published: 'The series is published.',
  series_hidden: 'The series is hidden.',
  stage_saved: 'The stages are saved.',
  stage_added: 'The stage is added.',
  stage_taken_out: 'The race is taken out of the series.',
  stage_refreshed: (order: number): string => `Stage ${order} is refreshed.`,
  general_recalculated: 'The general classification is counted anew.',
  category_changed: 'The category is changed. Places and the general classification are counted anew.',
  penalty_set: 'The penalty is set. Places and the general classification are counted anew.',
  penalty_removed: 'The penalty is removed. Places and the general classification are counted anew.',
  stage_row_disqualified: 'The rider is out of the classification. Places are counted anew.',
  stage_row_restored: 'The disqualification is removed. Places are counted anew.',
  stage_row_added: 'The result is added.',
  stage_row_removed: 'The result is removed.',
  stage_decision_undone: 'The decision is taken back. Places and the general classification are counted anew.',
  stage_locked_done: 'The stage is locked.',
  stage_unlocked: 'The stage is unlocked.',
};
