/** Whole pages and emails have every story checked: they have no sheet of states. */
const withoutSheets = /^(Letters|Embedding|Patterns|Foundations)\//;
const sheets = ['Playground', 'States', 'Features'];
const notLoaded = /loading|failed|unavailable|not ?found|outdated|forbidden/i;

/**
 * Whether axe checks a story in every run: the sheets of components and the loaded screens. The full run checks all; in
 * the others axe would spend a third of the time on identical content.
 */
export function isJudgedByAxe({ title, name }: { title: string; name: string }): boolean {
  if (title.startsWith('Screens/')) return !title.endsWith(' states') && !notLoaded.test(name);
  return withoutSheets.test(title) || sheets.includes(name);
}
