import postcss from 'postcss';

/** The rules of our packages that the page has, as one sheet: they all stand in one layer. */
export async function ownStyles(): Promise<string> {
  const texts = await Promise.all([...document.styleSheets].map(textOf));

  return texts
    .flatMap((text) => postcss.parse(text).nodes)
    .filter((node) => node.type === 'atrule' && node.name === 'layer' && node.params === 'otryv')
    .join('\n');
}

// As it was written: what the browser tells of a rule has no shorthands with variables in them.
async function textOf({ ownerNode }: CSSStyleSheet): Promise<string> {
  if (ownerNode instanceof HTMLStyleElement) return ownerNode.textContent ?? '';
  if (!(ownerNode instanceof HTMLLinkElement)) return '';
  return (await fetch(ownerNode.href)).text();
}
