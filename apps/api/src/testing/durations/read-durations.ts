import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as units from '../../kernel/time-units.ts';

const source = resolve(import.meta.dirname, '../..');
const packages = resolve(source, '../../../packages');
const roots = { '': source, 'race/': resolve(packages, 'race/src'), 'contract/': resolve(packages, 'contract/src') };
const declaration = /^(?:export )?const (\w+)(?:: [^=]+)? = ([^;]+);/gm;
const arithmetic = /^[\w\s.*/+()-]*\d[\w\s.*/+()-]*$/;
const unit = /\b(second|minute|hour|day|week)Ms\b|\b(minute|hour|day|year)Seconds\b/;
const named =
  /(Ms|[a-z]S|Seconds?|Minutes?|Hours?|Days?|Weeks?|Years?|Pause|Kept)$|^(minute|MINUTE|HOUR|DAY|EVENT_PERIODS)$|_(MS|SECONDS|MINUTES|HOURS|DAYS)$|^(seconds|minutes|hours|days|weeks|years)[A-Z]/;
const inObject = /\b(waitMs|perMs):/;
/** Counts and the interval of a power curve, which only look like durations. */
const otherwise = /^most[A-Z]|Per[A-Z]|^twentyMinutes$/;
const unnamed = [
  /^\s.*\b(60_000|3_?600(_?000)?|86_?400(_?000)?|604_?800(_?000)?|31_536_000)\b/,
  /^\s.*\b(now|clock)\b.*[-+<>=?:(] (minute|hour|day|week)Ms\b(?! [*/])/,
];
/** Files without product rules, and those with separate tables. */
const other = /\.(test|stories)\.tsx?$|\.(ru|en)\.ts$|(^|\/)testing\/|^migrations\/|^settings\.ts$/;

/** Duration declared in a source. */
interface Declared {
  /** `file › name` */
  name: string;
  /** In the unit of its name; `null` if it is not a product of numbers and units. */
  value: number | null;
}

/** Reads the durations of the API and of the packages shared with the portal, and the lines with an unnamed one. */
export function readDurations(): { declared: Declared[]; unnamed: string[] } {
  const texts = Object.entries(roots).flatMap(([prefix, root]) =>
    globSync('**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !other.test(file))
      .toSorted()
      .map((file) => ({ file: `${prefix}${file}`, text: readFileSync(resolve(root, file), 'utf8') })),
  );
  return {
    declared: texts.flatMap(({ file, text }) => declaredIn(file, text)),
    unnamed: texts.flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter((line) => unnamed.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    ),
  };
}

function declaredIn(file: string, text: string): Declared[] {
  return [...text.matchAll(declaration)].flatMap(([, name = '', value = '']) =>
    isDuration(name, value) ? { name: `${file} › ${name}`, value: productOf(value) } : [],
  );
}

function isDuration(name: string, value: string): boolean {
  if (/=>|^defineJob\(|^`/.test(value) || otherwise.test(name)) return false;
  const isNamed = named.test(name) && /\d/.test(value);
  return inObject.test(value) || unit.test(value) || (isNamed && (arithmetic.test(value) || value.startsWith('{')));
}

function productOf(text: string): number | null {
  if (!/^[\w.]+( \* [\w.]+)*$/.test(text)) return null;
  const factors = text.split(' * ').map((factor) => {
    const known = Object.entries(units).find(([name]) => name === factor);
    return known ? known[1] : Number(factor.replaceAll('_', ''));
  });
  const product = factors.reduce((all, factor) => all * factor, 1);
  return Number.isNaN(product) ? null : product;
}
