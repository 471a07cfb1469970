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

/** What makes a view of its own; with other parameters a page shows the same in another way. */
const ofViews: ReadonlySet<string> = new Set([
  ...['category', 'tab', 'kind', 'status', 'season', 'days', 'period'],
  ...['rows', 'page'],
]);

/** `nofollow` for a link to a view that search engines need not know. */
export function relOf(href: string): 'nofollow' | undefined {
  return [...new URLSearchParams(href).keys()].every((name) => ofViews.has(name)) ? undefined : 'nofollow';
}
