import { en as titles } from '@otryv/contract/titles';
import { en as shell } from './en.ts';

export const en = { ...titles, ...shell };
