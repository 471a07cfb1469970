const most = 55;

/** The subject of a letter about a message: what it is about and its text, cut where lists of letters cut it. */
export function subjectOf({ title, text }: { title: string; text: string }): string {
  return shortened(`${title}: ${text}`, most);
}

/** A text as one line of so many characters at most, cut between words where it can be. */
export function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const end = line[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,.:;–—-]+$/, '')}…`;
}
