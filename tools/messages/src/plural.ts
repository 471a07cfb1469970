import type { MessageFormatElement, PluralElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from './messageTree.ts';
import { type Code, concatenated, figure, isSame, type Part, splitByWords } from './parts.ts';

type Branches = Record<string, Part[]>;

const formsOf: Record<Locale, string[]> = { ru: ['one', 'few', 'many', 'other'], en: ['one', 'other'] };
const noBreakSpace = '\u00a0';

/**
 * Compiles a choice by number. A common prefix of the forms is written once, before the choice; `=0` and the like come
 * first.
 */
export function pluralParts(
  element: PluralElement,
  locale: Locale,
  partsOf: (branch: readonly MessageFormatElement[]) => Part[],
): Part[] {
  check(element, locale);
  const { value: name, options } = element;
  const forms = formsOf[locale].map((form): [string, Part[]] => [
    form,
    splitByWords(partsOf(options[form]?.value ?? [])),
  ]);
  const exact = Object.entries(options).filter(([key]) => key.startsWith('='));
  const chosen = chosenParts(name, locale, Object.fromEntries(forms));
  if (exact.length === 0) return chosen;

  return [
    exact.reduceRight<Code>((rest, [key, { value }]) => {
      const { code, needs } = concatenated(partsOf(value));
      return {
        code: `${name} === ${key.slice(1)} ? ${code} : ${rest.code}`,
        isText: true,
        needs: [...needs, ...rest.needs],
      };
    }, concatenated(chosen)),
  ];
}

function check({ value: name, options, offset, pluralType }: PluralElement, locale: Locale): void {
  if (pluralType === 'ordinal')
    throw new Error(`{${name}, selectordinal} is not supported: write the figure another way.`);
  if (offset !== 0) throw new Error(`{${name}, plural} has an offset: subtract at the call site.`);
  const needed = formsOf[locale];
  const given = Object.keys(options).filter((key) => !key.startsWith('='));
  const missing = needed.filter((form) => !given.includes(form));
  if (missing.length > 0)
    throw new Error(`{${name}, plural} lacks ${missing.join(', ')}: ${locale} needs these forms.`);
  const idle = given.filter((form) => !needed.includes(form));
  if (idle.length > 0) throw new Error(`{${name}, plural} has ${idle.join(', ')}: remove them, ${locale} has none.`);
}

function chosenParts(name: string, locale: Locale, branches: Branches): Part[] {
  const alike = alikeParts(Object.values(branches));
  const figureAt = alike.findIndex(
    (part, index) => isSame(part, figure(name, locale)) && isSame(alike[index + 1], { text: noBreakSpace }),
  );
  const words = restsAfter(figureAt + 2, branches);
  const isCount = figureAt >= 0 && Object.values(words).every((parts) => parts.every((part) => 'text' in part));

  return isCount
    ? [...alike.slice(0, figureAt), choice('formatCount', name, locale, words)]
    : [...alike, choice('plural', name, locale, restsAfter(alike.length, branches))];
}

function alikeParts(branches: readonly Part[][]): Part[] {
  const [first = []] = branches;
  const end = first.findIndex((part, index) => branches.some((parts) => !isSame(parts[index], part)));
  return end < 0 ? first : first.slice(0, end);
}

function restsAfter(start: number, branches: Branches): Branches {
  return Object.fromEntries(Object.entries(branches).map(([form, parts]) => [form, parts.slice(start)]));
}

/** Omits a form equal to the last one, which `plural` falls back to. */
function choice(call: 'formatCount' | 'plural', name: string, locale: Locale, branches: Branches): Code {
  const forms = Object.entries(branches).map(([form, parts]) => ({ form, ...concatenated(parts) }));
  const last = forms.at(-1);
  const kept = forms.filter(({ form, code }) => form === 'one' || form === 'other' || code !== last?.code);
  const code = `${call}('${locale}', ${name}, { ${kept.map(({ form, code }) => `${form}: ${code}`).join(', ')} })`;
  return { code, isText: true, needs: [call, ...kept.flatMap(({ needs }) => needs)] };
}
