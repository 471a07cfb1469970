/** The patterns that have a sentence of their own. */
export const patternNames = [
  'login',
  'release',
  'colour',
  'twitchChannel',
  'youtubeChannel',
  'oneLine',
  'club',
] as const;

/** What typed texts look like; a pattern finds the sentence that says what is wrong with a text. */
export const patterns: Readonly<Record<(typeof patternNames)[number], RegExp>> = {
  login: /^[A-Za-z0-9_.-]+$/,
  release: /^\d+\.\d+\.\d+$/,
  colour: /^$|^#[0-9a-f]{6}$/,
  twitchChannel: /^\w{0,25}$/,
  youtubeChannel: /^$|^@?[\p{L}\p{N}_.·-]{3,60}$/u,
  /** Refuses control characters in a text of one line: a line feed would end a header of a letter, or a row of a list. */
  oneLine: /^\P{Cc}*$/u,
  /** The id of a club in the game: a UUID. */
  club: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};
