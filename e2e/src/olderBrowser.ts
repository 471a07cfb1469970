import type { Page } from '@playwright/test';

/** Removes APIs from the page that Safari 17.5 and other browsers of «Baseline widely available» lack. */
export async function useOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript((missing) => {
    for (const path of missing) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<unknown>((value, name) => Reflect.get(Object(value), name), globalThis);
      if (!Reflect.deleteProperty(Object(owner), last)) throw new Error(`${path} cannot be taken away.`);
    }
  }, missing);
}

const ofIterators = [
  'map',
  'filter',
  'take',
  'drop',
  'flatMap',
  'reduce',
  'toArray',
  'forEach',
  'some',
  'every',
  'find',
];
const ofSets = ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'];

const missing = [
  'Map.groupBy',
  'Object.groupBy',
  'Promise.withResolvers',
  'Promise.try',
  'RegExp.escape',
  'URL.parse',
  ...ofIterators.map((name) => `Iterator.prototype.${name}`),
  ...ofSets.map((name) => `Set.prototype.${name}`),

  'CloseWatcher',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'Document.prototype.startViewTransition',
  'Intl.DurationFormat',
  'navigation',
  'HTMLScriptElement.supports',
];
