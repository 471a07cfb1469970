import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const typingMs = 500;

const itemsOf = (menu: HTMLElement | null) =>
  Array.from(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);

function moved(key: string, items: readonly HTMLElement[], here: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[(here + 1) % items.length];
    case 'ArrowUp':
      return items.at(here - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

/** The keys inside an open menu: arrows, Home and End, the first letters of an item, Space on a link, and Tab away. */
export function useMenuKeys(isOpen: boolean, menu: RefObject<HTMLElement | null>, close: () => void) {
  const start = useRef<'first' | 'last'>('first');
  const typed = useRef({ text: '', at: 0 });

  useEffect(() => {
    if (!isOpen) return;
    itemsOf(menu.current)
      .at(start.current === 'last' ? -1 : 0)
      ?.focus();
    start.current = 'first';
  }, [isOpen, menu]);

  const found = (letter: string, items: readonly HTMLElement[], here: number) => {
    const isNewWord = Date.now() - typed.current.at > typingMs;
    const text = (isNewWord ? '' : typed.current.text) + letter.toLowerCase();
    typed.current = { text, at: Date.now() };
    // A new word is looked for behind the current item; a longer one may still be the current item's.
    const from = here + (isNewWord ? 1 : 0);
    return [...items.slice(from), ...items.slice(0, from)].find((item) =>
      item.textContent?.toLowerCase().startsWith(text),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const items = itemsOf(menu.current);
    const here = items.findIndex((item) => item === document.activeElement);
    if (key === 'Tab') {
      close();
      return;
    }
    if (key === ' ' && items[here] instanceof HTMLAnchorElement) {
      event.preventDefault();
      items[here].click();
      return;
    }
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    const target = isLetter ? found(key, items, here) : moved(key, items, here);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return {
    /** Which item takes focus when the menu opens next. */
    startAt: (item: 'first' | 'last') => {
      start.current = item;
    },
    onKeyDown,
  };
}
