import { type ComponentPropsWithRef, lazy, type ReactNode, useRef, useState } from 'react';
import { ClientOnly } from '../ClientOnly/ClientOnly.tsx';

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean;
  title: string;
  /** Rendered instead of the title text, which stays the accessible name. */
  titleContent?: ReactNode;
  /** Facts under the title; read out with it. */
  description?: ReactNode;
  /** The buttons: the quiet one first, the primary one last. */
  actions?: ReactNode;
  /** A window in the middle, or a drawer along the end of the page for much to read. */
  shape?: 'window' | 'drawer';
  /** The width of a window: 480 or 1120 px. */
  size?: 'm' | 'l';
  /** Work is going on: nothing closes the dialog until it is done. */
  busy?: boolean;
  /** Called on Escape, on the close button, on a press outside and on Back of the browser. */
  onClose: () => void;
}

// The library of the window is fetched when a dialog is opened for the first time.
const DialogWindow = lazy(async () => ({ default: (await import('./DialogWindow.tsx')).DialogWindow }));

/**
 * A modal dialog, in the middle or as a drawer; a bottom sheet on phones. Focus moves to the element with
 * `data-autofocus`, else to the first field, else to the cross, and back to where it was.
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
