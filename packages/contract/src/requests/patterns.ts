/** Names of patterns with a custom message. */
export const patternNames = [
  'login',
  'release',
  'colour',
  'twitchChannel',
  'youtubeChannel',
  'oneLine',
  'club',
] as const;

/** Patterns of typed texts; each pattern also selects the message for an invalid text. */
export const patterns: Readonly<Record<(typeof patternNames)[number], RegExp>> = {
  login: /^[A-Za-z0-9_.-]+$/,
  release: /^\d+\.\d+\.\d+$/,
  colour: /^$|^#[0-9a-f]{6}$/,
  twitchChannel: /^\w{0,25}$/,
  youtubeChannel: /^$|^@?[\p{L}\p{N}_.·-]{3,60}$/u,
  /**
   * Rejects control characters in a single-line text: a line feed would end a mail header or a list row. Not `\P{Cc}`,
   * which needs the flag `u`: OpenAPI 3.0 has no flags.
   */
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters themselves.
  oneLine: /^[^\u0000-\u001f\u007f-\u009f]*$/, // oxlint-disable-line no-control-regex -- as above.
  /** Id of a club in the game: a UUID. */
  club: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};
