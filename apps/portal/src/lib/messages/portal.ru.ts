import { ru as titles } from '@otryv/contract/titles';
import { ru as shell } from './ru.ts';

/** The messages of the shell, with the titles that the server writes into its pages too. */
export const ru = { ...titles, ...shell };
