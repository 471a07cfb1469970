import { createContext, use } from 'react';
import { ru } from './portal.ru.ts';

/** Returns the catalogue of the reader's language for a Russian one. */
type Translate = <Catalogue>(russian: Catalogue) => Catalogue;

/** Provides the catalogues: Russian by default, replaced here for another language. */
export const TranslationContext = createContext<Translate>((russian) => russian);

/** Returns the messages of one area of the portal, or without an argument those of the shell and of all screens. */
export function useMessages(): typeof ru;
export function useMessages<Catalogue>(russian: Catalogue): Catalogue;
export function useMessages(russian: object = ru): object {
  return use(TranslationContext)(russian);
}
