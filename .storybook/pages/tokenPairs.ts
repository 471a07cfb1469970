/** A background below a colour, with the minimum contrast required there. */
export interface Standing {
  ground: string;
  least: number;
}

const texts = 4.5;
const shapes = 3;
const surfaces = ['surface', 'canvas'];
const on = (least: number, ...grounds: string[]): Standing[] => grounds.map((ground) => ({ ground, least }));

/**
 * Returns the backgrounds below a colour, by its name without the prefix; empty for backgrounds and for lines between
 * them.
 */
export function standingsOf(name: string): Standing[] {
  const category = /^cat-(\w+)-text$/.exec(name)?.[1];
  if (category) return on(texts, `cat-${category}`);
  if (/^(cat|medal)-.+-ring$/.test(name) || /^(vi|series|sex)-/.test(name)) return on(shapes, 'surface');
  if (/^(success|warning|danger|info)$/.test(name)) return on(texts, `${name}-soft`, ...surfaces);
  return rest[name] ?? [];
}

const rest: Record<string, Standing[]> = {
  text: on(texts, ...surfaces, 'sunken', 'own'),
  'text-2': on(texts, ...surfaces, 'sunken', 'own'),
  'text-3': on(texts, ...surfaces, 'sunken'),
  'text-inverse': on(texts, 'text'),
  'accent-text': on(texts, ...surfaces, 'accent-soft'),
  'on-accent': on(texts, 'accent', 'accent-hover'),
  accent: on(shapes, 'surface'),
  focus: on(shapes, ...surfaces),
  'line-control': on(shapes, ...surfaces),
  'gap-bar': on(shapes, ...surfaces),
  record: on(shapes, ...surfaces),
  'best-text': on(texts, 'best-fill'),
  'medal-text': on(texts, 'medal-gold', 'medal-silver', 'medal-bronze'),
  'rail-text': on(texts, 'rail', 'rail-hover'),
  'rail-text-2': on(texts, 'rail'),
  'rail-accent': on(shapes, 'rail'),
  'hero-text': on(texts, 'hero'),
  'hero-text-2': on(texts, 'hero'),
  'hero-kicker': on(texts, 'hero'),
};

/** Computes the WCAG contrast of two `#rrggbb` colours. */
export function contrastOf(front: string, back: string): number {
  const [darker, lighter] = [luminanceOf(front), luminanceOf(back)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
