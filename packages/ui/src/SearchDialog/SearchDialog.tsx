import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import fieldClasses from '../Field/Field.module.css';
import { Icon } from '../Icon/Icon.tsx';
import { searchCatalogues } from '../provider/searchMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './SearchDialog.module.css';
import { SearchHits } from './SearchHits.tsx';
import { SearchState } from './SearchState.tsx';

/** A page found by the search. */
export interface SearchHit {
  href: string;
  label: string;
  /** Text distinguishing it from others of the same name. */
  note?: ReactNode;
}

export interface SearchGroup {
  title: string;
  hits: readonly SearchHit[];
  /** Links to the rest of the group, below the hits. */
  more?: readonly SearchHit[] | undefined;
}

export interface SearchDialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  open: boolean;
  query: string;
  onQuery: (query: string) => void;
  /** `hint` while the query is too short to search for. */
  state: 'hint' | 'loading' | 'ready' | 'failed';
  /** Hits in display order; groups without hits are omitted. While new ones are loading, the previous ones. */
  groups: readonly SearchGroup[];
  /** The text searched for if it differs from the query: the same keys in another keyboard layout. */
  meant?: string | undefined;
  /** Error of the search and what to do next. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  onClose: () => void;
}

/** The search of a whole site: a combobox with groups of pages, in a dialog; full screen on phones. */
export function SearchDialog(props: SearchDialogProps) {
  const { open, query, onQuery, state, groups, meant, error, onRetry, onClose, className, ...rest } = props;
  const messages = useMessages(searchCatalogues);
  const listId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = state === 'hint' || state === 'failed' ? [] : groups.filter(({ hits }) => hits.length > 0);
  const links = shown.flatMap(({ hits, more = [] }) => [...hits, ...more]);
  const active = Math.max(
    0,
    links.findIndex(({ href }) => href === chosen),
  );
  const hasHits = links.length > 0;
  const found = shown.reduce((sum, { hits }) => sum + hits.length, 0);
  const correction = meant === undefined || !hasHits ? null : messages.meant(meant);
  const activeId = hasHits ? `${listId}-${active}` : undefined;
  const nothing = `${messages.nothingTitle}. ${messages.nothing}`;
  const text = { hint: messages.hint, loading: hasHits ? '' : messages.loading, ready: nothing, failed: '' }[state];
  const counted = [messages.found(found), ...(correction === null ? [] : [correction])].join('. ');
  const status = state === 'ready' && hasHits ? counted : text;
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen(links.at((active + step) % links.length)?.href ?? null);
    else if (event.key === 'Enter')
      follow(state === 'ready' ? activeId : undefined, state === 'failed' ? onRetry : undefined);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      {...rest}
      open={open}
      className={clsx(classes.SearchDialog, className)}
      title={messages.title}
      onClose={onClose}
    >
      <div className={clsx(fieldClasses.FieldBox, classes.SearchDialogField)}>
        <Icon of={Search} />
        <input
          className={fieldClasses.FieldInput}
          role="combobox"
          type="search"
          autoComplete="off"
          maxLength={100}
          aria-label={messages.title}
          aria-autocomplete="list"
          aria-expanded={hasHits}
          aria-controls={hasHits ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder={messages.placeholder}
          value={query}
          onChange={(event) => {
            setChosen(null);
            onQuery(event.target.value);
          }}
          onKeyDown={press}
        />
      </div>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {correction !== null && (
        <p className={classes.SearchDialogMeant} aria-hidden="true">
          {correction}
        </p>
      )}
      {hasHits ? (
        <SearchHits id={listId} groups={shown} active={active} busy={state === 'loading'} onOpen={onClose} />
      ) : (
        <SearchState {...{ state, error, onRetry }} />
      )}
      <p className={classes.SearchDialogKeys} aria-hidden="true">
        {messages.keys}
      </p>
    </Dialog>
  );
}

/** Follows the link of the active hit, as a click would; without one calls `otherwise`. */
function follow(activeId: string | undefined, otherwise: (() => void) | undefined) {
  if (activeId === undefined) otherwise?.();
  else document.getElementById(activeId)?.click();
}
