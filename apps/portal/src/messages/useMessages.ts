import { type Messages, ru } from './ru.ts';

/** The portal's own words. The portal speaks Russian; its components know English too. */
export function useMessages(): Messages {
  return ru;
}
