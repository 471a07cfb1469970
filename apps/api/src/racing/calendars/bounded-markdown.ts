/** Maximum length of a text; the Markdown and HTML parsers are much slower on longer or more deeply nested input. */
const longest = 1500;
const mostMarkers = 4;
const repeatedSigns = /([^\p{L}\p{N}\s])(\s*\1){9,}/gu;
/** The quote and list markers at the start of a line, each of which opens a nesting level. */
const markers = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/;
const marker = /[ \t]*(?:>|[-*+]|\d{1,9}[.)])/g;

/** Truncates a Markdown text to what can be parsed quickly, whatever its content. */
export function boundedMarkdown(source: string): string {
  const isWhole = source.length <= longest;
  const part = isWhole ? source : `${source.slice(0, longest)}…`;
  return part
    .replace(repeatedSigns, '$1$1$1')
    .split('\n')
    .map((line) => line.replace(markers, (all) => (all.match(marker) ?? []).slice(0, mostMarkers).join('')))
    .join('\n');
}
