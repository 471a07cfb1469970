/* Built from service-messages.en.icu.json by tools/messages. */
export const en = {
  moderator_added: (club: string): string =>
    `You moderate the club “${club}”: create and edit its races, keep their protocols and answer appeals.`,
  moderator_removed: (club: string): string =>
    `You do not moderate the club “${club}” any more. If that is a mistake, write to its organizer.`,
};
