/**
 * Returns the texts, times and sentences in an element whose end is rendered before their beginning, as in
 * right-to-left text.
 */
export function reversedTexts(element: HTMLElement): string[] {
  const whole = [...element.querySelectorAll('time, p')].map(textsIn);
  const single = textsIn(element).map((text) => [text]);

  return [...single, ...whole].flatMap((texts) => {
    const [first, last] = [texts[0], texts.at(-1)];
    if (!first || !last) return [];
    const beginning = placeOf(first, first.data.search(/\S/));
    const end = placeOf(last, last.data.trimEnd().length - 1);
    // Wrapped text ends on another line.
    if (!beginning || !end || Math.abs(beginning.top - end.top) > 4) return [];
    return end.left < beginning.left ? [texts.map(({ data }) => data).join('')] : [];
  });
}

/** Returns the visible texts, in source order. */
function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && currentNode.data.trim() !== '') texts.push(currentNode);
  }
  return texts;
}

function placeOf(text: Text, at: number): DOMRect | undefined {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getClientRects()[0];
}
