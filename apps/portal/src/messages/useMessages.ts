import { createContext, use } from 'react';
import { ru } from './ru.ts';

export type Messages = typeof ru;

/** The portal speaks Russian; who shows it in another language puts that catalogue here. */
export const MessagesContext = createContext<Messages>(ru);

/** The portal's own words. */
export function useMessages(): Messages {
  return use(MessagesContext);
}
