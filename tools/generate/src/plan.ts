/** What a generator is going to do, before it touches a file. */
export interface Plan {
  /** New files by path from the root; none of them may exist. */
  files: Record<string, string>;
  edits: Edit[];
}

/** Lines put into a file that exists, before the first line that matches; the rest stays as it is. */
export interface Edit {
  path: string;
  before: RegExp;
  lines: string;
}

/** The text with the lines of the edit in place. Throws when the place is not there any more. */
export function edited(text: string, { path, before, lines }: Edit): string {
  const at = text.search(before);
  if (at < 0) throw new Error(`${path} has no line like ${before}: put this there by hand:\n${lines}`);
  return text.slice(0, at) + lines + text.slice(at);
}
