import { useSearchParams } from 'react-router-dom';
import { withChanges } from './withChanges.ts';

/**
 * Returns a function that builds this screen's address with some parameters changed, omitting blank ones; a changed
 * filter resets to page one.
 */
export function useAddressHref(): (changes: Readonly<Record<string, string>>) => string {
  const [query] = useSearchParams();

  return (changes) => {
    const given = Object.entries(changes).map(([name, value]) => [name, value === '' ? undefined : value]);
    return `?${withChanges(query, Object.fromEntries(given))}`;
  };
}

/** Parameters that select other content; all others show the same content differently. */
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

/** Returns `nofollow` for a link to content that search engines find at another address. */
export function relOf(href: string): 'nofollow' | undefined {
  return [...new URLSearchParams(href).keys()].every((name) => ofViews.has(name)) ? undefined : 'nofollow';
}
