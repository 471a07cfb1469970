import postcss from 'postcss';

/** Returns our packages' rules in the page, as one sheet: all of them are in one layer. */
export async function ownStyles(): Promise<string> {
  const texts = await Promise.all([...document.styleSheets].map(textOf));

  return texts
    .flatMap((text) => postcss.parse(text).nodes)
    .filter((node) => node.type === 'atrule' && node.name === 'layer' && node.params === 'otryv')
    .join('\n');
}

// From the source: the browser's serialization of a rule drops shorthands with variables.
async function textOf({ ownerNode }: CSSStyleSheet): Promise<string> {
  if (ownerNode instanceof HTMLStyleElement) return ownerNode.textContent ?? '';
  if (!(ownerNode instanceof HTMLLinkElement)) return '';
  return (await fetch(ownerNode.href)).text();
}
