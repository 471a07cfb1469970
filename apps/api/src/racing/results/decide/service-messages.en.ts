/* Built from service-messages.en.icu.json by tools/messages. */
export const en = {
  no_place: 'no place',
  no_reason: 'not given',
  decision_made: (author: string, before: string, after: string, reason: string, label: string): string =>
    `Decision ${label}: ${before} became ${after}. Reason: ${reason}. Decided by ${author}.`,
  decision_moved: (author: string, before: string, after: string, reason: string, group: string): string =>
    `Moved to group ${group}: ${before} became ${after}. Reason: ${reason}. Decided by ${author}.`,
  decision_undone: (author: string, before: string, after: string, reason: string): string =>
    `Decision taken back: ${before} became ${after}. Reason: ${reason}. Taken back by ${author}.`,
};
