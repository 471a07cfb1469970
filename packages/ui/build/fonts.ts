import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

interface Face {
  family: string;
  package: string;
  file: string;
  /** Weights used by style sheets: each additional one enlarges the files. */
  weights: { min: number; max: number };
  /** Characters used by nearly every page; others are loaded when a text needs them. */
  everyday: { latin: string; cyrillic: string };
  /**
   * Scale of a local Arial, so that a Russian line keeps its width and height while the font loads; Roboto is within 4
   * % of that.
   */
  fallback: { sizeAdjust: string; ascent: string; descent: string };
}

const marks = 'U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+2013-2014,U+2019,U+201C-201E,U+2026,U+2212';
const russian = 'U+0401,U+0410-044F,U+0451,U+2116';

const faces: Face[] = [
  {
    family: 'Otryv Text',
    package: '@fontsource-variable/golos-text',
    file: 'golos-text',
    weights: { min: 400, max: 700 },
    everyday: {
      latin: `U+0020-007E,${marks}`,
      cyrillic: `${russian},U+0404,U+0406-0407,U+0454,U+0456-0457`,
    },
    fallback: { sizeAdjust: '107.5%', ascent: '91.2%', descent: '20.5%' },
  },
  {
    family: 'Otryv Display',
    package: '@fontsource-variable/sofia-sans-extra-condensed',
    file: 'sofia-sans-extra-condensed',
    weights: { min: 600, max: 700 },
    // Titles and figures: no programming brackets, and Ukrainian characters are rarer than in rider lists.
    everyday: { latin: `U+0020-003F,U+0041-005A,U+0061-007A,${marks}`, cyrillic: russian },
    fallback: { sizeAdjust: '63.5%', ascent: '141.7%', descent: '47.2%' },
  },
];

const nothing = 'U+FFFF';

interface Part {
  name: string;
  of: string;
  keep?: string;
  drop?: string;
}

const partsOf = ({ everyday }: Face): Part[] => [
  { name: 'latin', of: 'latin', keep: everyday.latin },
  { name: 'cyrillic', of: 'cyrillic', keep: everyday.cyrillic },
  { name: 'latin-more', of: 'latin', drop: everyday.latin },
  { name: 'cyrillic-more', of: 'cyrillic', drop: everyday.cyrillic },
  { name: 'latin-ext', of: 'latin-ext' },
  { name: 'cyrillic-ext', of: 'cyrillic-ext' },
];

function codePointsOf(unicodeRange: string): number[] {
  return unicodeRange.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, offset) => start + offset);
  });
}

/** Control characters are never rendered and would only lengthen the style sheet. */
function isControl(point: number): boolean {
  return point < 0x20 || (point > 0x7e && point < 0xa0) || point === 0xfeff;
}

function rangeOf(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const point of codePoints.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();

  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

async function buildPart(face: Face, part: Part): Promise<string> {
  const root = fileURLToPath(new URL('.', import.meta.resolve(`${face.package}/package.json`)));
  const ranges: Record<string, string> = JSON.parse(await readFile(`${root}unicode.json`, 'utf8'));
  const dropped = new Set(codePointsOf(part.drop ?? nothing));
  const points = codePointsOf(part.keep ?? ranges[part.of] ?? nothing).filter(
    (point) => !dropped.has(point) && !isControl(point),
  );
  const font = await subsetFont(
    await readFile(`${root}files/${face.file}-${part.of}-wght-normal.woff2`),
    String.fromCodePoint(...points),
    {
      targetFormat: 'woff2',
      variationAxes: { wght: face.weights },
      // locl: without it the display font uses the Bulgarian forms of Cyrillic.
      keepFeatures: ['kern', 'liga', 'tnum', 'locl', 'calt'],
    },
  );
  const name = `${face.file}-${part.name}.woff2`;
  await writeFile(new URL(`../src/fonts/${name}`, import.meta.url), font);
  console.log(name, font.length);

  return `@font-face {
  font-family: '${face.family}';
  src: url('../fonts/${name}') format('woff2');
  font-weight: ${face.weights.min} ${face.weights.max};
  font-display: swap;
  unicode-range: ${rangeOf(points)};
}
`;
}

const fallbackOf = ({ family, fallback }: Face) => `@font-face {
  font-family: '${family} Fallback';
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: ${fallback.sizeAdjust};
  ascent-override: ${fallback.ascent};
  descent-override: ${fallback.descent};
  line-gap-override: 0%;
}
`;

await mkdir(new URL('../src/fonts', import.meta.url), { recursive: true });
const rules: string[] = [];
for (const face of faces) {
  for (const part of partsOf(face)) rules.push(await buildPart(face, part));
  rules.push(fallbackOf(face));
}
const css = `/* Built by build/fonts.ts from Golos Text and Sofia Sans Extra Condensed, both under the SIL OFL 1.1. */\n${rules.join('\n')}`;
await writeFile(new URL('../src/generated/fonts.css', import.meta.url), css);
