/** The words on the command line do not make a task. */
export class UsageError extends Error {}

/** Game ids from the command line. Throws UsageError on none, or on a word that is no such id. */
export function readIds(words: readonly string[]): number[] {
  if (words.length === 0) throw new UsageError('Give at least one id.');
  return words.map((word) => {
    const id = Number(word);
    if (!/^[1-9]\d*$/.test(word) || !Number.isSafeInteger(id)) throw new UsageError(`"${word}" is no id of the game.`);
    return id;
  });
}
