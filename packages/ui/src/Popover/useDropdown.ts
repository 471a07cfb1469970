import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { giveRef } from '../provider/giveRef.ts';

// Long enough to cross the gap between the button and its panel.
const leavingMs = 300;

/**
 * Whether the panel of a button is open. A click on the button opens and closes it; Escape, a press elsewhere, focus
 * that goes elsewhere and a mouse that leaves both close it. Focus that stood in the panel goes back to the button.
 */
export function useDropdown(ref: Ref<HTMLSpanElement> | undefined) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isInside = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target) === true;

  const close = () => {
    if (isInside(document.activeElement)) button.current?.focus();
    setIsOpen(false);
  };
  const closeOutside = useEffectEvent((event: Event) => {
    if (!isInside(event.target)) close();
  });

  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      clearTimeout(leaving.current);
    };
  }, [isOpen]);

  const rootProps = {
    ref: (given: HTMLSpanElement | null) => {
      root.current = given;
      giveRef(ref, given);
    },
    onPointerEnter: () => clearTimeout(leaving.current),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (isOpen && pointerType === 'mouse') leaving.current = setTimeout(close, leavingMs);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isInside(relatedTarget)) setIsOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      // A dialog around it stays open.
      event.preventDefault();
      close();
    },
  };

  const open = () => setIsOpen(true);

  return { isOpen, open, close, toggle: isOpen ? close : open, root, button, rootProps };
}
