import postcss, { type AtRule, type Rule } from 'postcss';

const own = ':is([class^="otryv-"], [class*=" otryv-"])';
// An id nothing carries: it wins over whatever a page says with classes and elements.
const strong = 'html:not(#otryv)';
const root = /^(:root|html|\[data-theme)/;

/**
 * A style sheet of ours for pages whose own CSS would break it: without the layer, stronger than classes and elements
 * of the page, and every element of ours starts from what the browser gives it. Variables stay as they are.
 */
export function isolated(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (layer) => {
    layer.replaceWith(layer.nodes ?? []);
  });
  sheet.walkRules((rule) => {
    if (!isInKeyframes(rule)) rule.selectors = rule.selectors.map(stronger);
  });
  return `${strong} ${own}:not(svg, svg *) {\n  all: revert;\n}\n${sheet.toString()}`;
}

function stronger(selector: string): string {
  if (root.test(selector)) return selector;
  return selector.startsWith('body') ? `${strong} > ${selector}` : `${strong} ${selector}`;
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}
