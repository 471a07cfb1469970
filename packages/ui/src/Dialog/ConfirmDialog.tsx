import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { useConfirmation } from './useConfirmation.ts';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'busy'> {
  /** The action, verb and object: «Удалить этап». */
  action: string;
  /** The verb in the present tense while the action runs: «Удаляем». */
  pendingAction: string;
  /** Whether the action runs; for an action whose promise `onConfirm` does not return. */
  pending?: boolean;
  /** Whether the action is irreversible: focus then starts on the cancel button. */
  destructive?: boolean;
  /** Error of the failed action, and what to do; for an action whose promise `onConfirm` does not return. */
  error?: string | null;
  /**
   * Performs the action, and closes the dialog once it is done. While a returned promise is pending the dialog is busy;
   * a rejection keeps it open with the message of the error.
   */
  onConfirm: () => unknown;
}

/** A confirmation dialog: names the action, shows its progress and its failure. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, pendingAction, pending = false, destructive = false, error, onConfirm, children, ...rest } = props;
  const messages = useMessages(pageCatalogues);
  const confirmation = useConfirmation(rest.open, onConfirm);
  const isPending = pending || confirmation.isPending;
  const shownError = error ?? confirmation.error;

  return (
    <Dialog
      {...rest}
      busy={isPending}
      actions={
        <>
          <Button kind="quiet" disabled={isPending} onClick={rest.onClose} data-autofocus={destructive || undefined}>
            {messages.cancel}
          </Button>
          <Button
            kind={destructive ? 'danger' : 'primary'}
            busy={isPending}
            onClick={confirmation.confirm}
            data-autofocus={!destructive || undefined}
          >
            {isPending ? pendingAction : action}
          </Button>
        </>
      }
    >
      {children}
      {shownError && (
        <Notice tone="danger" role="alert">
          {shownError}
        </Notice>
      )}
    </Dialog>
  );
}
