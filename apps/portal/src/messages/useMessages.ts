import { createContext, use } from 'react';
import { type Messages, ru } from './ru.ts';

/** The portal speaks Russian; who shows it in another language puts that catalogue here. */
export const MessagesContext = createContext<Messages>(ru);

/** The portal's own words. */
export function useMessages(): Messages {
  return use(MessagesContext);
}
