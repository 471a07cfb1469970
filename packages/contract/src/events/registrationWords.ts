import { en } from './registrations.en.ts';
import { ru } from './registrations.ru.ts';

/** Names of the registration modes, with explanations for riders. */
export const registrationWords = { ru, en };
