import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface ConfirmDialogProps extends Omit<DialogProps, 'actions' | 'busy'> {
  /** The action, verb and object: «Удалить этап». */
  action: string;
  /** The verb in the present tense while the action runs: «Удаляем». */
  pendingAction: string;
  pending?: boolean;
  /** Whether the action is irreversible: focus then starts on the cancel button. */
  destructive?: boolean;
  /** Error of the failed action, and what to do. */
  error?: string | null;
  onConfirm: () => void;
}

/** A confirmation dialog: names the action, shows its progress and its failure. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, pendingAction, pending = false, destructive = false, error, onConfirm, children, ...rest } = props;
  const messages = useMessages(pageCatalogues);

  return (
    <Dialog
      {...rest}
      busy={pending}
      actions={
        <>
          <Button kind="quiet" disabled={pending} onClick={rest.onClose} data-autofocus={destructive || undefined}>
            {messages.cancel}
          </Button>
          <Button
            kind={destructive ? 'danger' : 'primary'}
            busy={pending}
            onClick={onConfirm}
            data-autofocus={!destructive || undefined}
          >
            {pending ? pendingAction : action}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </Dialog>
  );
}
