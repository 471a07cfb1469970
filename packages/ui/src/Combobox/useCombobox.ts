import { type KeyboardEvent, useId, useState } from 'react';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { type ComboboxOption, type ComboboxSource, matchingOptions } from './comboboxOption.ts';

export interface ComboboxParts extends ComboboxSource {
  /** Text of the field while it is not being edited. */
  closedText: string;
  isLocked: boolean;
  isChosen: (option: ComboboxOption) => boolean;
  onPick: (option: ComboboxOption) => void;
  /** Called when the field loses focus with its text erased. */
  onErase?: (() => void) | undefined;
  /** Called on Backspace in the empty field. */
  onBackspace?: (() => void) | undefined;
}

/** Manages the state and keys of a combobox: the query, whether the list is open, the active option. */
export function useCombobox(parts: ComboboxParts) {
  const { closedText, isLocked, isChosen, onQuery, state = 'ready' } = parts;
  const listId = useId();
  const messages = useMessages(inputCatalogues);
  const [query, setQuery] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const found = onQuery ? parts.options : matchingOptions(parts.options, query ?? '');
  const options = state === 'ready' ? found : [];
  const activeOption = isOpen && active !== null ? options[active] : undefined;

  const ask = (text: string | null) => {
    setQuery(text);
    if ((text ?? '') !== (query ?? '')) onQuery?.(text ?? '');
  };
  const open = (at: number | null) => {
    if (isLocked) return;
    const chosen = options.findIndex(isChosen);
    setIsOpen(true);
    setActive(chosen === -1 ? at : chosen);
  };
  const close = () => {
    setIsOpen(false);
    ask(null);
  };
  const type = (text: string) => {
    ask(text);
    setIsOpen(!isLocked);
    setActive(text === '' ? null : 0);
  };
  const leave = () => {
    if (query === '') parts.onErase?.();
    close();
  };

  const text = { ready: messages.noOptions, loading: messages.optionsLoading, failed: messages.optionsFailed }[state];
  const keys = { ...parts, options, active, isOpen, activeOption, text: query ?? closedText, state };

  return {
    listId,
    options,
    text,
    isOpen,
    active,
    /** For a live region: contents of the open list. */
    status: !isOpen ? '' : options.length === 0 ? text : messages.optionsFound(options.length),
    close,
    leave,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && options.length > 0,
      'aria-controls': isOpen && options.length > 0 ? listId : undefined,
      'aria-activedescendant': activeOption && `${listId}-${active}`,
      value: keys.text,
      onClick: () => {
        if (!isOpen) open(null);
      },
      onKeyDown: (event: KeyboardEvent) => press(event, { ...keys, open, close, setActive }),
    } as const,
    type,
  };
}

interface Keys extends ComboboxParts {
  active: number | null;
  activeOption: ComboboxOption | undefined;
  isOpen: boolean;
  text: string;
  open: (at: number | null) => void;
  close: () => void;
  setActive: (index: number) => void;
}

function press(event: KeyboardEvent, keys: Keys) {
  const { options, active, activeOption, isOpen, setActive } = keys;
  const last = options.length - 1;
  const moves: Partial<Record<string, number>> = {
    ArrowDown: active === null || active >= last ? 0 : active + 1,
    ArrowUp: active === null || active <= 0 ? last : active - 1,
    ...(active !== null && { Home: 0, End: last }),
  };
  const move = moves[event.key];
  if (event.key === 'Backspace' && keys.text === '') keys.onBackspace?.();
  if (!isOpen) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    keys.open(event.key === 'ArrowDown' ? 0 : last);
  } else if (move !== undefined) {
    if (last >= 0) setActive(move);
  } else if (event.key === 'Escape') {
    // One press closes the list, the next one the surrounding dialog.
    event.stopPropagation();
    keys.close();
  } else if (event.key === 'Enter') {
    if (activeOption) keys.onPick(activeOption);
    else if (keys.state === 'failed') keys.onRetry?.();
  } else return;
  event.preventDefault();
}
