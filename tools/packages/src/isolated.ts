import postcss, { type ChildNode, type Container, type Document } from 'postcss';

const own = ':is([class^="otryv-"], [class*=" otryv-"])';
// An id that no element has: it raises the specificity over classes and elements.
const strong = 'html:not(#otryv)';
// A bundler may order our sheets arbitrarily: the reset of one is weaker than the weakest rule of another.
const reset = ':not(#otryv)';
const root = /^(:root|html|\[data-theme)/;
const page = /(^|,\s*)(:root|html|body|\[data-theme)/;
const grouping = new Set(['media', 'supports', 'container', 'starting-style']);
// Variables have zero specificity, as in the layer: a page's declaration on the same element always wins.
const beginningOfTheme = /^(:root(:not\(\[data-theme\]\))?|\[data-theme(=[^\]]+)?\])$/;
const themed = /^\[data-theme.*\.otryv-/;

/**
 * Converts one of our style sheets for pages whose own CSS would break it: without the layer, stronger than classes and
 * elements of the page, and with every element of ours (and those without a class inside) reset to the browser's
 * defaults. Variables stay unchanged; a sheet of variables alone needs no reset.
 */
export function isolated(css: string, { hasReset = true } = {}): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    // A reset of a page may contain `!important`; without its own box a badge would lose its text.
    rule.walkDecls(/^(padding|box-sizing)/, (declaration) => {
      declaration.important = true;
    });
  });
  sheet.walkAtRules('layer', (layer) => {
    layer.replaceWith(layer.nodes ?? []);
  });
  strengthen(sheet);
  return (hasReset ? beginning : '') + sheet.toString();
}

/** Wraps the rules of components into one strong rule: repeating it before each selector would add 0.25 kB. */
function strengthen(sheet: postcss.Root): void {
  sheet.walkComments((comment) => {
    comment.remove();
  });
  const inside = postcss.rule({ selector: strong });
  for (const node of sheet.nodes.slice()) {
    const ofComponents = partOf(node, isOfComponents);
    if (ofComponents) inside.append(ofComponents);
    if (ofComponents !== node) strengthenPage(node);
  }
  sheet.append(inside);
}

function strengthenPage(node: ChildNode): void {
  if (isGrouping(node)) node.each(strengthenPage);
  if (node.type !== 'rule') return;
  splitScheme(node);
  node.selectors = node.selectors.flatMap(stronger);
}

/**
 * Raises `color-scheme` only when a theme, print or contrast decides: then it outranks `:root { color-scheme: light
 * dark }` of a page, which many templates begin with.
 */
function splitScheme(rule: postcss.Rule): void {
  if (!rule.selectors.every((selector) => beginningOfTheme.test(selector))) return;
  const isScheme = (node: ChildNode) => node.type === 'decl' && node.prop === 'color-scheme';
  const scheme = rule.nodes.filter(isScheme);
  if (scheme.length === 0) return;
  const selectors = rule.selectors.map((selector) => `${selector}:not(#otryv)`);
  if (scheme.length === rule.nodes.length) rule.selectors = selectors;
  else rule.before(rule.clone({ selectors, nodes: [] }).append(scheme));
}

/** Returns the node if all of it is wanted, else a copy of its wanted part; the rest remains in the node. */
function partOf(node: ChildNode, isWanted: (rule: postcss.Rule) => boolean): ChildNode | null {
  if (node.type === 'rule') return isWanted(node) ? node : null;
  if (!isGrouping(node)) return null;
  const wanted = (node.nodes ?? []).flatMap((child) => partOf(child, isWanted) ?? []);
  if (wanted.length === 0) return null;
  if (wanted.every((child) => child.parent === node) && wanted.length === node.nodes?.length) return node;
  return node.clone({ nodes: [] }).append(wanted);
}

function isOfComponents({ selector }: postcss.Rule): boolean {
  return !page.test(selector);
}

function isGrouping(node: ChildNode): node is postcss.AtRule {
  return isAtRule(node) && grouping.has(node.name);
}

/**
 * Reset before the rules of the components, weaker than any of them. Drawings and columns keep their attributes, which
 * `revert` would remove and `revert-layer` keeps, along with the page's layered rules: properties that are not our
 * attributes are reverted by name. The outermost element of ours inherits nothing from the page's text.
 */
const beginning = `
${reset} :where(${own}, ${own} :not([class])):where(:not(svg, svg *, col)) {
  all: revert;
  box-sizing: revert !important;
  padding: revert !important;
}
${reset} :where(${own}, ${own} *):where(svg, svg *, col) {
  all: revert-layer;
  display: revert;
  float: revert;
  max-width: revert;
  margin: revert;
  padding: revert;
  border: revert;
  background: revert;
  box-shadow: revert;
  vertical-align: revert;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  word-spacing: inherit;
}
${reset} :where(${own}):where(:not(${own} *)) {
  color: var(--otryv-color-text);
  font: 400 var(--otryv-font-size-m) / 1.4 var(--otryv-font-family-text);
  -webkit-text-fill-color: currentcolor;
  -webkit-text-stroke: 0 currentcolor;
  hyphens: manual;
  letter-spacing: normal;
  overflow-wrap: normal;
  text-align-last: auto;
  text-emphasis: none;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  text-underline-offset: auto;
  text-wrap: wrap;
  visibility: visible;
  white-space: normal;
  word-break: normal;
  word-spacing: normal;
}
${reset} :where(${own}):where(:not(${own} *, button)) {
  text-align: start;
}
`;

function stronger(selector: string): string | string[] {
  // A theme is set on the page itself or on any element of it.
  if (themed.test(selector)) return [`${strong}${selector}`, `${strong} ${selector}`];
  if (beginningOfTheme.test(selector)) return `:where(${selector})`;
  if (root.test(selector)) return selector;
  return selector.startsWith('body') ? `${strong} > ${selector}` : `${strong} ${selector}`;
}

function isInKeyframes({ parent }: ChildNode): boolean {
  return isAtRule(parent) && parent.name.endsWith('keyframes');
}

function isAtRule(node: ChildNode | Container | Document | undefined): node is postcss.AtRule {
  return node?.type === 'atrule';
}
