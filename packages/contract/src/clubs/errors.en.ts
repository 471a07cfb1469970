/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  club_not_found: 'There is no such club. Refresh the list of clubs.',
  club_taken: (organizer: string): string =>
    `The organizer ${organizer} has this club already. Ask them to release it.`,
  club_not_in_game: 'The game has no club with this number. Copy the number from the link to the club.',
  club_not_moderated:
    'The bot does not manage this club in the game. Make it a moderator of the club there and try again.',
  club_name_wrong: 'The name of the club does not match. Enter it to confirm.',
  moderator_known: 'This user is a moderator of the club already. Choose another one.',
  moderator_not_found: 'This user is no moderator of the club. Refresh the list.',
  moderators_full: (most: number): string => `A club has no more than ${most} moderators. Remove one first.`,
};
