/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  series_not_found: 'There is no such series. Check the address or find it in the list of series.',
  series_name_taken: 'You have a series of this name that starts on this day. Change the name.',
  series_name_wrong: 'The name does not match. Enter the name of the series to confirm.',
  series_type_fixed:
    'The series has protocols of stages, so its type is fixed. Create another series or remove the stages.',
  stage_not_found: 'The series has no such stage. Reload the page and check the number of the stage.',
  stage_event_taken: (name: string): string =>
    `This race is part of the series ${name} already. Remove it there first.`,
  stage_event_foreign: "This race is another organizer's. Choose a race of your own club.",
  stage_event_unsuitable: 'This race cannot be a stage. Choose a race with groups that is not older than two months.',
  stage_locked: 'The stage is locked. Ask the person who locked it, or an administrator.',
  stage_not_started: 'The stage has not been ridden yet. Refresh it after its start.',
  stage_results_unavailable: 'This series has no protocols of stages. See the results of its races.',
  stage_row_not_found: 'The stage has no such row. Reload the page.',
  stage_row_known: 'This rider has a row on the stage. Change that one.',
  stage_row_fixed: 'A row of the game cannot be removed. Disqualify it or change its category.',
  stage_changed: 'The protocol changed while you were deciding. Look at it again and repeat.',
  stage_decision_not_found: 'There is no such decision. Reload the log of decisions.',
  stage_decision_refused: 'This decision changes nothing. Check what the protocol shows now.',
};
