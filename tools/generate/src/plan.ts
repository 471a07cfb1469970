/** Planned changes of a generator, before it touches a file. */
export interface Plan {
  /** New files by path from the root; none of them may exist. */
  files: Record<string, string>;
  edits: Edit[];
}

/** Lines inserted into an existing file before the first line that matches; the rest stays unchanged. */
export interface Edit {
  path: string;
  before: RegExp;
  lines: string;
}

/** Returns the text with the lines of the edit inserted. Throws if the place no longer exists. */
export function edited(text: string, { path, before, lines }: Edit): string {
  const at = text.search(before);
  if (at < 0) throw new Error(`${path} has no line like ${before}: add this by hand:\n${lines}`);
  return text.slice(0, at) + lines + text.slice(at);
}
