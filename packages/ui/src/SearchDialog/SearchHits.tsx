import { useLayoutEffect, useRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { searchCatalogues } from '../provider/searchMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './SearchDialog.module.css';
import type { SearchGroup } from './SearchDialog.tsx';

export interface SearchHitsProps {
  /** Id of the list; ids of hits are derived from it and their index. */
  id: string;
  groups: readonly SearchGroup[];
  /** Index of the active hit across all groups. */
  active: number;
  /** Whether new hits are loading. */
  busy: boolean;
  onOpen: () => void;
}

/** The list below a search field; focus stays in the field. */
export function SearchHits({ id, groups, active, busy, onOpen }: SearchHitsProps) {
  const messages = useMessages(searchCatalogues);
  const list = useRef<HTMLDivElement>(null);
  const lengths = groups.map(({ hits, more = [] }) => hits.length + more.length);
  const starts = groups.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0));
  useLayoutEffect(() => {
    list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  return (
    <div ref={list} role="listbox" id={id} aria-label={messages.title} aria-busy={busy} className={classes.SearchHits}>
      {groups.map(({ title, hits, more = [] }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox are not form groups.
        <div key={title} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div className={classes.SearchGroupTitle} id={`${id}-group-${group}`} role="presentation">
            {title}
          </div>
          {[...hits, ...more].map(({ href, label, note }, index) => {
            const at = (starts[group] ?? 0) + index;
            return (
              <Link
                key={href}
                href={href}
                role="option"
                id={`${id}-${at}`}
                tabIndex={-1}
                aria-selected={at === active}
                className={classes.SearchHit}
                data-more={index >= hits.length || undefined}
                onClick={onOpen}
              >
                <span>
                  <bdi>{label}</bdi>
                </span>
                {note !== undefined && <span className={classes.SearchHitNote}>{note}</span>}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
