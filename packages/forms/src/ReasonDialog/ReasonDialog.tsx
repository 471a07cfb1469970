import { undoDraft } from '@otryv/contract/schemas';
import { type DialogProps, useMessages } from '@otryv/ui';
import { ReasonField } from '../controls/ReasonField.tsx';
import { FormDialog, formOf } from '../Form/index.ts';
import { protocolDecisionCatalogues } from '../messages/protocolDecision.ts';

const { Form, Field } = formOf(undoDraft, { reason: '' });
const longestReason = 50;

export interface ReasonDialogProps extends Omit<DialogProps, 'actions' | 'busy' | 'onSubmit'> {
  /** Verb and object: «Отменить решение». */
  action: string;
  /** Predefined reasons, filled in by one press. */
  usual: readonly string[];
  /** Called with the reason; while its promise is pending the dialog is busy, and a rejection keeps it open. */
  onSubmit: (reason: string) => unknown;
}

/** Requests the public reason of a change before it is made. */
export function ReasonDialog({ action, usual, onSubmit, children, ...props }: ReasonDialogProps) {
  const messages = useMessages(protocolDecisionCatalogues);

  return (
    <FormDialog {...props}>
      {(onDirtyChange) => (
        <Form
          submitLabel={action}
          savingLabel={messages.submitting}
          onSubmit={({ reason }) => onSubmit(reason)}
          onCancel={props.onClose}
          onDirtyChange={onDirtyChange}
          disposable
        >
          {children}
          <Field
            name="reason"
            as={ReasonField}
            label={messages.reason}
            limit={longestReason}
            usual={usual}
            usualLabel={messages.usual}
          />
        </Form>
      )}
    </FormDialog>
  );
}
