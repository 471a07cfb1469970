import { en } from './registrations.en.ts';
import { ru } from './registrations.ru.ts';

/** The modes of registration by name, and what each means for riders. */
export const registrationWords = { ru, en };
