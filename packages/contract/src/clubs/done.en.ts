/* Built from done.en.icu.json by tools/messages. */
export const en = {
  club_found: 'The data are here!',
  club_added: (name: string): string => `The club “${name}” is added. Now choose its moderators.`,
  club_refreshed: (name: string): string => `The data of the club are refreshed: ${name}.`,
  club_missing: (name: string): string => `The club “${name}” is no longer in the game. Races and protocols are safe.`,
  club_removed: (name: string): string => `The club “${name}” is released. Races and protocols remain.`,
  moderator_added: (username: string): string => `${username} is a moderator of the club now.`,
  moderator_removed: (username: string): string => `${username} is no moderator of the club any more.`,
};
