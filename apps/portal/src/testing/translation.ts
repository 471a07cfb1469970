import type { Locale } from '@otryv/ui';

type Module = Record<string, object>;

const russian = import.meta.glob<Module>('../**/messages/*ru.ts', { eager: true });
const english = import.meta.glob<Module>('../**/messages/*en.ts', { eager: true });
const twins = new Map(
  Object.entries(russian).map(([path, { ru }]) => [ru, english[path.replace(/ru\.ts$/, 'en.ts')]?.en]),
);

/** Every catalogue of the portal in a language. */
export const translations: Record<Locale, <Catalogue>(catalogue: Catalogue) => Catalogue> = {
  ru: (catalogue) => catalogue,
  en: <Catalogue>(catalogue: Catalogue) => twins.get(catalogue as object) as Catalogue,
};
