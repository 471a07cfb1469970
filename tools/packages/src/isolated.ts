import postcss, { type ChildNode, type Container, type Document } from 'postcss';

const own = ':is([class^="otryv-"], [class*=" otryv-"])';
// An id that no element has: it raises the specificity over classes and elements.
const strong = 'html:not(#otryv)';
// A bundler puts the sheets of our packages in any order: the reset of one is weaker than the weakest rule of another.
const reset = ':not(#otryv)';
const root = /^(:root|html|\[data-theme)/;
const page = /(^|,\s*)(:root|html|body|\[data-theme)/;
const grouping = new Set(['media', 'supports', 'container', 'starting-style']);
// Their variables are without weight, as in the layer: what a page sets on the same element wins, wherever its sheet stands.
const beginningOfTheme = /^(:root(:not\(\[data-theme\]\))?|\[data-theme(=[^\]]+)?\])$/;
const themed = /^\[data-theme.*\.otryv-/;

/**
 * A style sheet of ours for pages whose own CSS would break it: without the layer, stronger than classes and elements
 * of the page, and every element of ours (and those without a class inside) starts from what the browser gives it.
 * Variables stay as they are; a sheet of variables alone needs no reset.
 */
export function isolated(css: string, { hasReset = true } = {}): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    // A layer inside ours is there to be overridden by the rest of ours.
    const isWeak = layersAround(rule) > 1;
    if (isWeak) rule.selectors = rule.selectors.map((selector) => `:where(${selector})`);
    // A reset of a page may carry `!important`; without its own box a badge would lose its letters.
    rule.walkDecls(/^(padding|box-sizing)/, (declaration) => {
      declaration.important = true;
    });
  });
  for (let layers = layersOf(sheet); layers.length > 0; layers = layersOf(sheet)) {
    for (const layer of layers) layer.replaceWith(layer.nodes ?? []);
  }
  strengthen(sheet);
  return (hasReset ? beginning : '') + sheet.toString();
}

/** The rules of components go into one strong rule: repeated before each selector it would weigh 0.25 kB. */
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
 * Where a theme, print or contrast decides, `color-scheme` outranks a page's `:root { color-scheme: light dark }`, which
 * many templates begin with.
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

/** The node where all of it is wanted, a copy of its wanted part where the node is mixed; the rest remains in the node. */
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
 * The reset before the rules of the components, weaker than any of them. Drawings and columns keep their attributes, which
 * `revert` would take away and `revert-layer` leaves, with what a page sets in its layers: what is no attribute of ours is
 * reverted by name. The outermost element of ours takes nothing from the page's text.
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
  letter-spacing: normal;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  visibility: visible;
  white-space: normal;
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

function layersOf(sheet: postcss.Root): postcss.AtRule[] {
  const layers: postcss.AtRule[] = [];
  sheet.walkAtRules('layer', (layer) => {
    // Nested ones follow in the next pass, as their copies are moved by then.
    if (layersAround(layer) === 0) layers.push(layer);
  });
  return layers;
}

function layersAround({ parent }: ChildNode): number {
  if (!isAtRule(parent)) return 0;
  return layersAround(parent) + Number(parent.name === 'layer');
}

function isInKeyframes({ parent }: ChildNode): boolean {
  return isAtRule(parent) && parent.name.endsWith('keyframes');
}

function isAtRule(node: ChildNode | Container | Document | undefined): node is postcss.AtRule {
  return node?.type === 'atrule';
}
