const most = 55;

/** Builds the subject of a message email from the title and the text, truncated for lists of emails. */
export function subjectOf({ title, text }: { title: string; text: string }): string {
  return shortened(`${title}: ${text}`, most);
}

/** Shortens a text to one line of at most `length` characters, truncated between words if possible. */
export function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const end = line[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,.:;–—-]+$/, '')}…`;
}
