/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  organizer_not_found: 'There is no such organizer. Check the address or find it in the list of organizers.',
  organizer_name_taken: 'There is an organizer of this name. Choose another name.',
  organizer_short_name_taken: 'This short name is taken. Choose another one.',
  organizer_owner_taken: (name: string): string =>
    `This user owns the organizer ${name} already. Give that one to somebody else first.`,
  organizer_name_wrong: 'The name does not match. Enter the name of the organizer to confirm.',
};
