/* Built from service-messages.en.icu.json by tools/messages. */
export const en = {
  owner_given: (name: string): string =>
    `You are the owner of the organizer “${name}” now. Fill in its page, link its clubs and appoint moderators.`,
  owner_taken: (name: string): string =>
    `You are no longer the owner of the organizer “${name}”. If that is a mistake, write to the administration.`,
};
