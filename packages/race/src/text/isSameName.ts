import { searchKey } from './searchKey.ts';

/** Whether two names consist of the same words, in any order, case and alphabet; blank names never match. */
export function isSameName(one: string, other: string): boolean {
  const words = sortedWords(one);
  return words !== '' && words === sortedWords(other);
}

function sortedWords(name: string): string {
  return searchKey(name).split(' ').toSorted().join(' ');
}
