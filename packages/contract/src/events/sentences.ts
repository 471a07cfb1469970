import { formatNumber, type LintNote, type PackageProblem } from '@otryv/race';
import { en as lintEn } from './lint.en.ts';
import { ru as lintRu } from './lint.ru.ts';
import { en as packageEn } from './packages.en.ts';
import { ru as packageRu } from './packages.ru.ts';

const lint = { ru: lintRu, en: lintEn };
const packages = { ru: packageRu, en: packageEn };

/** Explains why a package cannot be applied to an event. */
export function packageSentence(locale: 'ru' | 'en', problem: PackageProblem): string {
  const messages = packages[locale];
  switch (problem.code) {
    case 'missingGroups':
      return (problem.groups.length === 1 ? messages.missingGroup : messages.missingGroups)(problem.groups.join(', '));
    case 'extraGroups':
      return (problem.groups.length === 1 ? messages.extraGroup : messages.extraGroups)(problem.groups.join(', '));
    case 'unknownPackage':
      return messages.unknownPackage(problem.name);
    case 'groupENotFound':
    case 'startNotFound':
      return messages[problem.code];
  }
}

/** Describes a problem of an event; figures are formatted for the locale. */
export function lintSentence(locale: 'ru' | 'en', { id, field, value }: LintNote): string {
  const sentence = lint[locale][id];
  if (typeof sentence === 'string') return sentence;
  const decimals = field === 'pace' ? 2 : 0;
  return sentence(formatNumber(value ?? 0, { locale, decimals, decimal: 'comma' }));
}
