import { useMessages } from '@otryv/ui';
import { toolCatalogues } from '../../messages/tools.ts';
import classes from './FindPanel.module.css';
import type { IndexedRow } from './rowIndex.ts';

export interface FoundRowsProps {
  /** Id of the list; option ids are derived from it and their index. */
  id: string;
  label: string;
  hits: readonly IndexedRow[];
  active: number;
  onFound: (key: string) => void;
}

/** Matching rows, each with its place; focus stays in the field above. */
export function FoundRows({ id, label, hits, active, onFound }: FoundRowsProps) {
  const messages = useMessages(toolCatalogues);
  if (hits.length === 0) return null;

  return (
    <div role="listbox" id={id} aria-label={label}>
      {hits.map(({ key, name, place }, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys of the whole list.
        <div
          key={key}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          className={classes.FindOption}
          aria-selected={at === active}
          aria-label={place === '' ? name : `${name}, ${messages.place(place)}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFound(key)}
        >
          <span className={classes.FindPlace}>{place}</span>
          <bdi className={classes.FindName}>{name}</bdi>
        </div>
      ))}
    </div>
  );
}
