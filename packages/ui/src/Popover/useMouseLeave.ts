import { type PointerEvent, useEffect, useRef } from 'react';

// Long enough to cross the gap between a button and its panel.
const leavingMs = 300;

interface LeavingHandlers {
  onPointerEnter?: ((event: PointerEvent<never>) => void) | undefined;
  onPointerLeave?: ((event: PointerEvent<never>) => void) | undefined;
}

/** Calls `onLeft` after the mouse has left the button and its panel; also calls the given handlers. */
export function useMouseLeave(isOpen: boolean, onLeft: () => void, given: LeavingHandlers) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  return {
    onPointerEnter: (event: PointerEvent<never>) => {
      given.onPointerEnter?.(event);
      clearTimeout(leaving.current);
    },
    onPointerLeave: (event: PointerEvent<never>) => {
      given.onPointerLeave?.(event);
      if (isOpen && event.pointerType === 'mouse') leaving.current = setTimeout(onLeft, leavingMs);
    },
  };
}
