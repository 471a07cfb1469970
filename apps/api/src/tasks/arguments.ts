/** Invalid arguments of a command-line task. */
export class UsageError extends Error {}

/** Options of a task. */
export type Values = Record<string, string | boolean | undefined>;

/** Parses game ids from the command line. Throws UsageError without any, or for an invalid id. */
export function readIds(args: readonly string[]): number[] {
  if (args.length === 0) throw new UsageError('Pass at least one id.');
  return args.map((word) => {
    const id = Number(word);
    if (!/^[1-9]\d*$/.test(word) || !Number.isSafeInteger(id))
      throw new UsageError(`"${word}" is not an id of the game.`);
    return id;
  });
}

/** Returns the text of an option; `undefined` for a blank one. */
export function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}
