import { type EmbedSource, fileUrl } from '../live/embedBuild.ts';

/** Isolates the contents from the page's text styles; a page may still position the element, or hide it. */
const isolating =
  '@layer otryv-host{.otryv-embed{all:initial;display:block;direction:ltr}}:host{display:block;min-width:min(100%,280px)}:host([hidden]){display:none}';
const loading = new Map<string, Promise<readonly CSSStyleSheet[]>>();

/** Whether the browser supports constructable style sheets, which rendering requires. */
export function hasSheets(): boolean {
  try {
    return 'adoptedStyleSheets' in ShadowRoot.prototype && sheetFrom('') instanceof CSSStyleSheet;
  } catch {
    return false;
  }
}

/**
 * Returns the style sheets of a build, shared by all elements and fetched once per page. Rejects if they fail to load.
 */
export function sheetsOf(source: EmbedSource): Promise<readonly CSSStyleSheet[]> {
  const { id } = source.build;
  const promise = loading.get(id) ?? load(source);
  loading.set(id, promise);
  promise.catch(() => loading.delete(id));
  return promise;
}

/** Builds a sheet from a text; its URLs are resolved against the portal. */
export function sheetFrom(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

async function load(source: EmbedSource): Promise<readonly CSSStyleSheet[]> {
  const { sheet, integrity } = source.build;
  const response = await fetch(fileUrl(source, sheet), { credentials: 'omit', integrity: integrity[sheet] ?? '' });
  if (!response.ok) throw new Error('No style sheet');
  const css = (await response.text()).replaceAll('url(/embed/', `url(${source.origin}/embed/`);
  const main = sheetFrom(css);
  addFaces(main);
  // Its layer precedes ours, which therefore has priority.
  return [sheetFrom(isolating), main];
}

/** Adds font faces to the document: those in a shadow root are ignored. */
function addFaces(sheet: CSSStyleSheet): void {
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const of = (name: string) => rule.style.getPropertyValue(name);
    document.fonts.add(
      new FontFace(of('font-family').replaceAll(/["']/g, ''), of('src'), {
        weight: of('font-weight'),
        unicodeRange: of('unicode-range'),
        display: 'swap',
      }),
    );
  }
}
