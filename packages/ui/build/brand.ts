// In linear light the luminance, which determines contrast, is a sum of the channels, and the luminance of a mixture is
// the weighted sum of its parts: the contrast of these colours is therefore known for every brand.
const luminance = '(0.2126 * r + 0.7152 * g + 0.0722 * b)';
const peak = 'max(r, g, b, 0.001)';

/** Derives a colour by computing its channels from those of another. */
function from(colour: string, channel: (name: string) => string): string {
  const values = ['r', 'g', 'b'].map((name) => `calc(${channel(name)})`);
  return `color(from ${colour} srgb-linear ${values.join(' ')})`;
}

const mixed = (colour: string, share: number, other: string) =>
  `color-mix(in srgb-linear, ${colour} ${share}%, ${other})`;

/** Scales the colour to a luminance. */
const scaled = (colour: string, wanted: number) =>
  from(colour, (name) => `${name} * ${wanted} / max(${luminance}, 0.001)`);

/** Darkens the colour to at most a luminance. */
const atMost = (colour: string, most: number) =>
  from(colour, (name) => `${name} * min(1, ${most} / max(${luminance}, 0.001))`);

/** Brightens the colour towards at least a luminance, as far as possible. */
const brightened = (colour: string, least: number) =>
  from(colour, (name) => `${name} * max(1, min(${least} / max(${luminance}, 0.001), 1 / ${peak}))`);

/** Mixes in as much white as the luminance requires. */
const whitened = (colour: string, least: number) =>
  from(colour, (name) => `${name} + (1 - ${name}) * max(0, (${least} - ${luminance}) / max(1 - ${luminance}, 0.001))`);

const nameOf = (part: string) => `--otryv-from-brand-${part}`;
const brand = 'var(--otryv-brand)';
const bright = `var(${nameOf('bright')})`;
const light = `var(${nameOf('light')})`;
const dark = `var(${nameOf('dark')})`;

/** Colours derived from a site's brand, with luminance bounds that ensure 4.5 : 1 on every background. */
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

/** Variables that follow the brand in the light and dark themes; the high-contrast theme keeps its own. */
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

/** Declarations at the root of a theme. Without a brand they are invalid, so the default colours apply. */
export const brandDeclarations = Object.entries(parts).map(([part, value]): [string, string] => [nameOf(part), value]);

/** Returns the value of a variable: derived from the site's brand, else the default. */
export function followingBrand(variable: string, usual: string): string {
  const part = followers[variable.replace('--otryv-color-', '')];
  return part ? `var(${nameOf(part)}, ${usual})` : usual;
}

/** Feature query for the declarations: browsers without support use the default colours. */
export const brandSupport = '(color: color(from red srgb-linear r calc(g * min(1, 0.5)) b))';
