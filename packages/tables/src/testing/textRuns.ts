/** The texts of an element whose last character is drawn before the first one, as right-to-left text is. */
export function reversedTexts(element: HTMLElement): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const reversed: string[] = [];

  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent ?? '';
    const [first, last] = [text.search(/\S/), text.trimEnd().length - 1].map((at) => placeOf(node, at));
    // Words that wrap end on another line, and what is for screen readers has no width.
    if (!first || !last || first.width === 0 || Math.abs(first.top - last.top) > 1) continue;
    if (last.left < first.left) reversed.push(text);
  }
  return reversed;
}

function placeOf(node: Node, at: number): DOMRect | undefined {
  const range = document.createRange();
  range.setStart(node, Math.max(at, 0));
  range.setEnd(node, Math.max(at, 0) + 1);
  return range.getClientRects()[0];
}
