export interface ProsePiece {
  text: string;
  href: string | null;
  /** Start position in its line. */
  at: number;
}
export type ProseLine = ProsePiece[];

const address = /https?:\/\/[^\s<>"«»]+/g;
const tail = /[.,;:!?)\]…]+$/;

/** Splits a plain text into paragraphs of lines, detecting web addresses. Markup stays text. */
export function proseParagraphs(text: string): ProseLine[][] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').map(piecesOf));
}

function piecesOf(line: string): ProsePiece[] {
  const pieces: ProsePiece[] = [];
  let end = 0;
  for (const match of line.matchAll(address)) {
    const href = match[0].replace(tail, '');
    if (!URL.canParse(href)) continue;
    pieces.push({ text: line.slice(end, match.index), href: null, at: end }, { text: href, href, at: match.index });
    end = match.index + href.length;
  }
  pieces.push({ text: line.slice(end), href: null, at: end });

  return pieces.filter((piece) => piece.text !== '');
}
