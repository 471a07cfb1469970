import { ru as titles } from '@otryv/contract/titles';
import { ru as shell } from './ru.ts';

/** Messages of the shell, with the titles that the server also writes into its pages. */
export const ru = { ...titles, ...shell };
