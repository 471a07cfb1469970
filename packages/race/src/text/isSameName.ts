import { searchKey } from './searchKey.ts';

/** Whether two names consist of the same words, in any order, case and alphabet; blank ones are no names. */
export function isSameName(one: string, other: string): boolean {
  const words = sortedWords(one);
  return words !== '' && words === sortedWords(other);
}

function sortedWords(name: string): string {
  return searchKey(name).split(' ').toSorted().join(' ');
}
