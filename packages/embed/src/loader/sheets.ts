import { type EmbedSource, fileUrl } from '../live/embedBuild.ts';

/** What is shown takes nothing of the page's text; a page may still place the element, or hide it. */
const isolating =
  '@layer otryv-host{.otryv-embed{all:initial;display:block;direction:ltr}}:host{display:block;min-width:min(100%,280px)}:host([hidden]){display:none}';
const loading = new Map<string, Promise<readonly CSSStyleSheet[]>>();

/** Whether the browser takes sheets that a script makes, without which nothing can be shown. */
export function hasSheets(): boolean {
  try {
    return 'adoptedStyleSheets' in ShadowRoot.prototype && sheetFrom('') instanceof CSSStyleSheet;
  } catch {
    return false;
  }
}

/** The style sheets of a build, which all elements share; they are fetched once for a page. Rejects without them. */
export function sheetsOf(source: EmbedSource): Promise<readonly CSSStyleSheet[]> {
  const { id } = source.build;
  const promise = loading.get(id) ?? load(source);
  loading.set(id, promise);
  promise.catch(() => loading.delete(id));
  return promise;
}

/** A sheet of a text; addresses in it begin at the portal. */
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
  // Its layer comes before ours, which is stronger by that.
  return [sheetFrom(isolating), main];
}

/** Faces are known to a whole page alone: the rules of a shadow root do not count. */
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
