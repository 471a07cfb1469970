import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ComponentPropsWithoutRef, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { useFeedbackMessages } from '../provider/useFeedbackMessages.ts';
import classes from './Dialog.module.css';
import { useModal } from './useModal.ts';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'open' | 'onClose'> {
  open: boolean;
  title: string;
  /** Facts under the title; read out with it. */
  description?: ReactNode;
  /** The buttons: the quiet one first, the primary one last. */
  actions?: ReactNode;
  /** Work is going on: nothing closes the dialog until it is done. */
  busy?: boolean;
  /** Asked for by Escape, by the cross and by a press beside the dialog. */
  onClose: () => void;
  ref?: Ref<HTMLDialogElement>;
}

/**
 * A window over the page, which waits meanwhile; a sheet at the lower edge of phones. Focus goes to the element with
 * `data-autofocus`, else to the first field, else to the cross, and back to where it was.
 */
export function Dialog(props: DialogProps) {
  const { open, title, description, actions, busy = false, onClose, className, children, ref, ...rest } = props;
  const id = useId();
  const messages = useFeedbackMessages();
  const { isShown, dialog } = useModal(open, ref);
  const leave = () => {
    if (!busy) onClose();
  };

  return (
    <dialog
      aria-labelledby={id}
      aria-describedby={description ? `${id}-text` : undefined}
      {...rest}
      ref={dialog}
      className={clsx(classes.Dialog, className)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        leave();
      }}
      // The back gesture of phones.
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onPointerDown={(event) => event.target === event.currentTarget && leave()}
    >
      {isShown && (
        <>
          <div className={classes.DialogHead}>
            <DisplayText as="h2" id={id}>
              {title}
            </DisplayText>
            <IconButton icon={X} label={messages.close} disabled={busy} onClick={leave} />
          </div>
          <div className={classes.DialogBody} data-body>
            {description && <div id={`${id}-text`}>{description}</div>}
            {children}
          </div>
          {actions && <div className={classes.DialogFoot}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}
