import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';

export interface Lift {
  isLifted: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

export interface LiftInput {
  /** Index of the stage in the list, and the length of the list. */
  at: number;
  count: number;
  handle: RefObject<HTMLButtonElement | null>;
  onMove: (to: number) => void;
  announce: (what: 'lifted' | 'dropped', place: number) => void;
}

/** Moves a stage by keys: Space or Enter lifts and drops it, the arrows move it, Escape restores it. */
export function useLift({ at, count, handle, onMove, announce }: LiftInput): Lift {
  const [from, setFrom] = useState<number | null>(null);
  const isLifted = from !== null;
  // A node moved in the document loses focus.
  useLayoutEffect(() => {
    if (isLifted && at >= 0) handle.current?.focus();
  }, [isLifted, at, handle]);

  const moveTo = (to: number) => {
    if (to < 0 || to >= count) return;
    onMove(to);
    announce('lifted', to + 1);
  };
  const end = (place: number) => {
    setFrom(null);
    announce('dropped', place + 1);
  };
  const actOn = (key: string, start: number): boolean => {
    switch (key) {
      case 'ArrowUp':
        moveTo(at - 1);
        return true;
      case 'ArrowDown':
        moveTo(at + 1);
        return true;
      case 'Escape':
        onMove(start);
        end(start);
        return true;
      case ' ':
      case 'Enter':
        end(at);
        return true;
      default:
        return false;
    }
  };

  return {
    isLifted,
    onKeyDown: (event) => {
      const isHandled = from === null ? event.key === ' ' || event.key === 'Enter' : actOn(event.key, from);
      if (!isHandled) return;
      event.preventDefault();
      event.stopPropagation();
      if (from !== null) return;
      setFrom(at);
      announce('lifted', at + 1);
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null) setFrom(null);
    },
  };
}
