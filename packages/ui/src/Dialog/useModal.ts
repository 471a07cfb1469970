import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { giveRef } from '../provider/giveRef.ts';

const firstField = '[data-autofocus], [data-body] :is(input, select, textarea):not(:disabled)';

/** Opens a `<dialog>` over the page and closes it; what stands in it stays until it has faded. */
export function useModal(open: boolean, ref: Ref<HTMLDialogElement> | undefined) {
  const element = useRef<HTMLDialogElement>(null);
  const [isShown, setIsShown] = useState(open);
  if (open && !isShown) setIsShown(true);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    // The page's scrollbar goes while the dialog is open; its place stays, so that nothing moves.
    dialog.toggleAttribute('data-gutter', window.innerWidth > document.documentElement.clientWidth);
    dialog.showModal();
    dialog.querySelector<HTMLElement>(firstField)?.focus();
    // Closing before the element is gone gives the focus back.
    return () => dialog.close();
  }, [open]);

  useEffect(() => {
    if (open) return;
    let isCurrent = true;
    const fading = element.current?.getAnimations?.().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(fading).then(() => isCurrent && setIsShown(false));
    return () => {
      isCurrent = false;
    };
  }, [open]);

  return {
    isShown,
    dialog: (given: HTMLDialogElement | null) => {
      element.current = given;
      giveRef(ref, given);
    },
  };
}
