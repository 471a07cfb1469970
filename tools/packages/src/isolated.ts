import postcss, { type ChildNode, type Container, type Document } from 'postcss';

const own = ':is([class^="otryv-"], [class*=" otryv-"])';
// An id nothing carries: it wins over whatever a page says with classes and elements.
const strong = 'html:not(#otryv)';
const root = /^(:root|html|\[data-theme)/;
const page = /(^|,\s*)(:root|html|body|\[data-theme)/;
const grouping = new Set(['media', 'supports', 'container', 'starting-style']);

/**
 * A style sheet of ours for pages whose own CSS would break it: without the layer, stronger than classes and elements
 * of the page, and every element of ours (and those without a class inside) starts from what the browser gives it.
 * Variables stay as they are.
 */
export function isolated(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    // A layer inside ours is there to be overridden by the rest of ours.
    const isWeak = layersAround(rule) > 1;
    if (isWeak) rule.selectors = rule.selectors.map((selector) => `:where(${selector})`);
  });
  for (let layers = layersOf(sheet); layers.length > 0; layers = layersOf(sheet)) {
    for (const layer of layers) layer.replaceWith(layer.nodes ?? []);
  }
  strengthen(sheet);
  return beginning + sheet.toString();
}

/** The rules of components stand inside one strong rule: said before each of them it would weigh 0.25 kB. */
function strengthen(sheet: postcss.Root): void {
  const inside = postcss.rule({ selector: strong });
  for (const node of [...sheet.nodes]) {
    if (isOfComponents(node)) inside.append(node);
    else if (node.type === 'rule') node.selectors = node.selectors.map(stronger);
  }
  sheet.append(inside);
}

function isOfComponents(node: ChildNode): boolean {
  if (node.type === 'rule') return !page.test(node.selector);
  return isAtRule(node) && grouping.has(node.name) && (node.nodes ?? []).every(isOfComponents);
}

/**
 * What stands before the rules of the components, weaker than any of them. Drawings and columns keep their attributes, which
 * `revert` would take away. The outermost element of ours takes nothing from the page's text.
 */
const beginning = `
${strong} :where(${own}, ${own} :not([class])):where(:not(svg, svg *, col)) {
  all: revert;
}
${strong} :where(${own}):where(svg, svg *), ${strong} :where(${own} svg, ${own} svg *, ${own} col) {
  float: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  box-shadow: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  word-spacing: inherit;
}
${strong} :where(${own}):where(:not(${own} *)) {
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
${strong} :where(${own}):where(:not(${own} *, button)) {
  text-align: start;
}
`;

function stronger(selector: string): string {
  if (root.test(selector)) return selector;
  return selector.startsWith('body') ? `${strong} > ${selector}` : `${strong} ${selector}`;
}

function layersOf(sheet: postcss.Root): postcss.AtRule[] {
  const layers: postcss.AtRule[] = [];
  sheet.walkAtRules('layer', (layer) => {
    // Those inside come in the next round: their copies stand elsewhere then.
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
