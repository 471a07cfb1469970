import { createContext, use } from 'react';
import { ru } from './portal.ru.ts';

/** Returns a Russian catalogue in the language of the reader. */
type Translate = <Catalogue>(russian: Catalogue) => Catalogue;

/** The portal is in Russian; another language replaces its catalogues here. */
export const TranslationContext = createContext<Translate>((russian) => russian);

/** The messages of one area of the portal, loaded with it. */
export function useCatalogue<Catalogue>(russian: Catalogue): Catalogue {
  return use(TranslationContext)(russian);
}

/** The messages of the shell and of all screens. */
export function useMessages(): typeof ru {
  return useCatalogue(ru);
}
