import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { ClientOnly } from '../ClientOnly/ClientOnly.tsx';
import { lazyPart } from '../lazyPart/lazyPart.tsx';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean;
  title: string;
  /** Rendered instead of the title text, which stays the accessible name. */
  titleContent?: ReactNode;
  /** Facts below the title; announced with it. */
  description?: ReactNode;
  /** Buttons: the secondary one first, the primary one last. */
  actions?: ReactNode;
  /** A centred window, or a drawer along the page's end for long content. */
  shape?: 'window' | 'drawer';
  /** Width of a window: 480 or 1120 px. */
  size?: 'm' | 'l';
  /** Whether work is in progress: the dialog cannot be closed until it is done. */
  busy?: boolean;
  /** Called on Escape, on the close button, on a press outside and on the browser's Back. */
  onClose: () => void;
}

// The window's library is loaded when a dialog is first opened.
const DialogWindow = lazyPart(async () => ({ default: (await import('./DialogWindow.tsx')).DialogWindow }));

/**
 * A modal dialog, centred or as a drawer; a bottom sheet on phones. Focus moves to the element with `data-autofocus`,
 * else to the first field, else to the close button, and is restored afterwards.
 */
export function Dialog(props: DialogProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (props.open && !wasOpened) setWasOpened(true);

  return (
    <>
      {/* The window is drawn at the end of the page and takes the theme of this place. */}
      <span ref={place} hidden />
      {wasOpened && (
        <ClientOnly>
          <DialogWindow {...props} place={place} />
        </ClientOnly>
      )}
    </>
  );
}
