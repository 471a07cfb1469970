import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { type ComboboxOption, type ComboboxSource, matchingOptions, namedOption } from './comboboxOption.ts';

export interface ComboboxParts extends ComboboxSource {
  /** Text of the field while it is not being edited. */
  closedText: string;
  isLocked: boolean;
  /** Whether picking an option acts at once: leaving the field discards its text. */
  isInstant?: boolean | undefined;
  isChosen: (option: ComboboxOption) => boolean;
  onPick: (option: ComboboxOption) => void;
  /** Called when the field loses focus with its text erased, or with a text that names no option. */
  onErase?: (() => void) | undefined;
  /** Called on Backspace in the empty field. */
  onBackspace?: (() => void) | undefined;
}

/** Manages the state and keys of a combobox: the query, whether the list is open, the active option. */
export function useCombobox(parts: ComboboxParts) {
  const { closedText, isLocked, isInstant = false, isChosen, onQuery, state = 'ready' } = parts;
  const listId = useId();
  const messages = useMessages(inputCatalogues);
  const [query, setQuery] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  // The text of the choice when the field was left with a query; `null` before.
  const [left, setLeft] = useState<string | null>(null);
  const found = onQuery ? parts.options : matchingOptions(parts.options, query ?? '');
  const options = state === 'ready' ? found : [];
  const activeOption = isOpen && active !== null ? options[active] : undefined;

  const ask = (text: string | null) => {
    setQuery(text);
    setLeft(null);
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
    if (query?.trim() === '') parts.onErase?.();
    if (isInstant || !query?.trim()) return close();
    setIsOpen(false);
    setLeft(closedText);
  };

  // The query yields to a choice that the host makes later, such as one restored.
  if (left !== null && left !== closedText) {
    setLeft(closedText === '' ? '' : null);
    if (closedText !== '') setQuery(null);
  }
  const isLeft = left !== null;
  const isLoading = state === 'loading';
  const named = isLeft && !isLoading ? namedOption(parts.options, query ?? '') : undefined;
  const settle = useRef<() => void>(undefined);
  useEffect(() => {
    settle.current = () => {
      if (!named) return parts.onErase?.();
      if (!isChosen(named)) parts.onPick(named);
      close();
    };
  });
  const isNamed = named !== undefined;
  // Erases the value once the error is rendered: a surrounding editor reads the error, and does not save the blank.
  useEffect(() => {
    if (isLeft || isNamed) settle.current?.();
  }, [isLeft, isNamed]);

  const text = {
    ready: messages.noOptions,
    loading: messages.optionsLoading,
    failed: parts.failure ?? messages.optionsFailed,
  }[state];
  const keys = { ...parts, options, active, isOpen, activeOption, text: query ?? closedText, state };

  return {
    listId,
    options,
    text,
    isOpen,
    active,
    /** Why the text that was left in the field is no choice. */
    fault: !isLeft || isNamed ? undefined : isLoading ? messages.optionsLoading : messages.notAnOption,
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
