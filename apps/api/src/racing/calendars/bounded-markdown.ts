/** Of one text; the readers of Markdown and of HTML take much longer for what is longer or nested deeper. */
const longest = 1500;
const mostMarkers = 4;
const repeatedSigns = /([^\p{L}\p{N}\s])(\s*\1){9,}/gu;
/** The marks of quotes and lists that a line begins with: each opens a level. */
const markers = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const marker = /[ \t]*(?:>|[-*+]|\d{1,9}[.)])/g;

/** As much of a Markdown text as is read quickly, whatever it holds. */
export function boundedMarkdown(source: string): string {
  const isWhole = source.length <= longest;
  const part = isWhole ? source : `${source.slice(0, longest)}…`;
  return part
    .replace(repeatedSigns, '$1$1$1')
    .split('\n')
    .map((line) => line.replace(markers, (all) => (all.match(marker) ?? []).slice(0, mostMarkers).join('')))
    .join('\n');
}
