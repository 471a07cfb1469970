// In linear light the luminance, which contrast is measured by, is a sum of the channels, and a mixture has the luminance
// of its parts by their shares: the contrast of what is made here is known for every brand.
const luminance = '(0.2126 * r + 0.7152 * g + 0.0722 * b)';
const peak = 'max(r, g, b, 0.001)';

/** A colour whose channels follow from those of another. */
function from(colour: string, channel: (name: string) => string): string {
  const values = ['r', 'g', 'b'].map((name) => `calc(${channel(name)})`);
  return `color(from ${colour} srgb-linear ${values.join(' ')})`;
}

const mixed = (colour: string, share: number, other: string) =>
  `color-mix(in srgb-linear, ${colour} ${share}%, ${other})`;

/** The colour, brought to a luminance. */
const scaled = (colour: string, wanted: number) =>
  from(colour, (name) => `${name} * ${wanted} / max(${luminance}, 0.001)`);

/** The colour, as dark as it has to be. */
const atMost = (colour: string, most: number) =>
  from(colour, (name) => `${name} * min(1, ${most} / max(${luminance}, 0.001))`);

/** The colour, as bright as it has to be and can be. */
const brightened = (colour: string, least: number) =>
  from(colour, (name) => `${name} * max(1, min(${least} / max(${luminance}, 0.001), 1 / ${peak}))`);

/** The colour, with as much white as it needs. */
const whitened = (colour: string, least: number) =>
  from(colour, (name) => `${name} + (1 - ${name}) * max(0, (${least} - ${luminance}) / max(1 - ${luminance}, 0.001))`);

const nameOf = (part: string) => `--otryv-from-brand-${part}`;
const brand = 'var(--otryv-brand)';
const bright = `var(${nameOf('bright')})`;
const light = `var(${nameOf('light')})`;
const dark = `var(${nameOf('dark')})`;

/** What follows from the colour of a site, by the bounds of luminance that give 4.5 : 1 on every ground behind it. */
const parts = {
  light: atMost(brand, 0.158),
  bright: brightened(brand, 0.31),
  dark: whitened(bright, 0.31),
  tint: from(brand, (name) => `${name} * 0.7 / ${peak}`),
  accent: `light-dark(${light}, ${dark})`,
  hover: `light-dark(${mixed(light, 65, '#000')}, ${mixed(dark, 75, '#fff')})`,
  on: `light-dark(#fff, ${scaled(dark, 0.004)})`,
  soft: `light-dark(${mixed(`var(${nameOf('tint')})`, 12, '#fff')}, ${scaled(dark, 0.0125)})`,
};

/** The colours that follow the brand in the light and in the dark theme; the theme of high contrast keeps its own. */
const followers: Record<string, keyof typeof parts> = {
  accent: 'accent',
  'accent-hover': 'hover',
  'accent-text': 'accent',
  'on-accent': 'on',
  'accent-soft': 'soft',
  own: 'soft',
  focus: 'accent',
  'gap-bar': 'accent',
  'series-1': 'accent',
  // Ink in both themes.
  'rail-accent': 'dark',
  'hero-kicker': 'dark',
  'hero-climb': 'dark',
};

/** Declared where a theme begins. Where a site sets no brand they are invalid, and the usual colours are taken. */
export const brandDeclarations = Object.entries(parts).map(([part, value]): [string, string] => [nameOf(part), value]);

/** The value of a variable: what follows from the brand of the site, else the usual one. */
export function followingBrand(variable: string, usual: string): string {
  const part = followers[variable.replace('--otryv-color-', '')];
  return part ? `var(${nameOf(part)}, ${usual})` : usual;
}

/** Asks for what the declarations need: a browser without it has the usual colours. */
export const brandSupport = '(color: color(from red srgb-linear r calc(g * min(1, 0.5)) b))';
