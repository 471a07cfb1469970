import { FieldBox, FieldInput, useMessages, VisuallyHidden } from '@otryv/ui';
import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import type { TableHandle } from '../../DataTable/index.ts';
import { toolCatalogues } from '../../messages/tools.ts';
import classes from './FindPanel.module.css';
import { FoundRows } from './FoundRows.tsx';
import { findRows, type IndexedRow, indexRows } from './rowIndex.ts';

export interface FindPanelProps {
  table: RefObject<TableHandle | null>;
  /** Called with the key of the selected row. */
  onFound: (key: string) => void;
}

const shownHits = 8;

/** A search field with matching rows; the arrows move among them, Enter selects. */
export function FindPanel({ table, onFound }: FindPanelProps) {
  const messages = useMessages(toolCatalogues);
  const id = useId();
  const rows = useRowIndex(table);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const wanted = useDeferredValue(query);
  const found = useMemo(() => findRows(rows, wanted), [rows, wanted]);
  const hits = found.slice(0, shownHits);
  const text = found.length > 0 ? messages.found(found.length) : messages.nobody;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) setActive((active + step + hits.length) % hits.length);
    else if (event.key === 'Enter' && wanted === query && hits[active]) onFound(hits[active].key);
    else return;
    event.preventDefault();
  };

  return (
    <div className={classes.FindPanel}>
      <label className={classes.FindLabel} htmlFor={`${id}-field`}>
        {messages.findLabel}
      </label>
      <FieldBox>
        <FieldInput
          id={`${id}-field`}
          type="text"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          autoComplete="off"
          enterKeyHint="go"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hits.length > 0}
          aria-controls={hits.length > 0 ? id : undefined}
          aria-activedescendant={hits[active] ? `${id}-${active}` : undefined}
        />
      </FieldBox>
      <FoundRows {...{ id, hits, active, onFound }} label={messages.find} />
      {found.length > hits.length && <p className={classes.FindWords}>{messages.more(found.length - hits.length)}</p>}
      {wanted.trim() !== '' && found.length === 0 && (
        <p className={classes.FindWords} aria-hidden="true">
          {text}
        </p>
      )}
      <VisuallyHidden role="status">{wanted.trim() === '' ? '' : text}</VisuallyHidden>
    </div>
  );
}

function useRowIndex(table: RefObject<TableHandle | null>): readonly IndexedRow[] {
  const [rows, setRows] = useState<readonly IndexedRow[]>([]);

  useEffect(() => {
    const search = new AbortController();
    if (table.current) void indexRows(table.current, setRows, search.signal);
    return () => search.abort();
  }, [table]);

  return rows;
}
