import { isPrologue } from '@otryv/race';
import { type AddressKey, type AddressTitle, addresses } from './addresses.ts';
import type { en as english } from './titles.en.ts';
import type { ru as russian } from './titles.ru.ts';

export { en } from './titles.en.ts';
export { ru } from './titles.ru.ts';

export type Titles = typeof russian | typeof english;

/** Returns the title of the page at an address before its data is loaded, without the name of the site. */
export function titleAt(key: AddressKey, { titles, pages }: Titles): string {
  const named: Record<AddressTitle, string> = titles;
  const own: Partial<Record<AddressKey, string>> = pages;
  return own[key] ?? named[addresses[key].title];
}

/** Returns the title of the page of a stage in a series: by its number, or as the prologue, which is stage 0. */
export function stageTitle(order: number, series: string, { stagePage, prologuePage }: Titles): string {
  return isPrologue(order) ? prologuePage(series) : stagePage(order, series);
}
