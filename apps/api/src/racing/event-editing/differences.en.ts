/* Built from differences.en.icu.json by tools/messages. */
export const en = {
  difference: (before: string, after: string): string =>
    `It was “${before}” when it was read, and is “${after}” in the game now.`,
  nothing: 'empty',
};
