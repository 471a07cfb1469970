/* Built from service-messages.en.icu.json by tools/messages. */
export const en = {
  series_deleted: (name: string): string =>
    `The series ${name} is deleted. Its protocols, decisions and standings are kept in a file.`,
  no_reason: 'none given',
  row_absent: 'no row',
  category_changed: (
    stage: number,
    value: string,
    before: string,
    after: string,
    reason: string,
    author: string,
  ): string =>
    `Stage ${stage}: the category is ${value} now. It was ${before}, it is ${after}. Reason: ${reason}. Decided by ${author}.`,
  penalties_changed: (
    stage: number,
    seconds: number,
    before: string,
    after: string,
    reason: string,
    author: string,
  ): string =>
    `Stage ${stage}: a penalty of ${seconds} s. It was ${before}, it is ${after}. Reason: ${reason}. Decided by ${author}.`,
  disqualified: (stage: number, label: string, before: string, after: string, reason: string, author: string): string =>
    `Stage ${stage}: decision ${label}. It was ${before}, it is ${after}. Reason: ${reason}. Decided by ${author}.`,
  row_changed: (stage: number, before: string, after: string, reason: string, author: string): string =>
    `Stage ${stage}: it was ${before}, it is ${after}. Reason: ${reason}. Decided by ${author}.`,
  decision_undone: (stage: number, before: string, after: string, reason: string, author: string): string =>
    `Stage ${stage}: the decision is taken back. It was ${before}, it is ${after}. Reason: ${reason}. Taken back by ${author}.`,
};
