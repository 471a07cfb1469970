import { useSearchParams } from 'react-router-dom';
import { withChanges } from './withChanges.ts';

/** The address of this screen with some parameters changed, left out where they are blank; a changed choice goes to page one. */
export function useAddressHref(): (changes: Readonly<Record<string, string>>) => string {
  const [query] = useSearchParams();

  return (changes) => {
    const given = Object.entries(changes).map(([name, value]) => [name, value === '' ? undefined : value]);
    return `?${withChanges(query, Object.fromEntries(given))}`;
  };
}

/** The parameters that choose other content; all others show the same content in another way. */
const ofViews: ReadonlySet<string> = new Set([
  'category',
  'tab',
  'kind',
  'status',
  'season',
  'days',
  'period',
  'rows',
  'page',
]);

/** `nofollow` for a link to content that search engines find at another address. */
export function relOf(href: string): 'nofollow' | undefined {
  return [...new URLSearchParams(href).keys()].every((name) => ofViews.has(name)) ? undefined : 'nofollow';
}
