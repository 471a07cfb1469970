import { TEAM_REASON_LENGTH, teamBanDraft } from '@otryv/contract/schemas';
import { type DialogProps, useMessages } from '@otryv/ui';
import { ReasonField } from '../controls/ReasonField.tsx';
import { FormDialog, formOf } from '../Form/index.ts';
import { teamFormCatalogues } from '../messages/team.ts';

const { Form, Field } = formOf(teamBanDraft, { reason: '' });

export interface TeamBanDialogProps extends Omit<DialogProps, 'actions' | 'busy' | 'onSubmit'> {
  /** Verb and object: «Исключить и закрыть вход». */
  action: string;
  /** Called with the reason; while its promise is pending the dialog is busy, and a rejection keeps it open. */
  onSubmit: (reason: string) => unknown;
}

/** Requests the reason for banning a rider from a team. Keyboard: Escape closes, focus returns. */
export function TeamBanDialog({ action, onSubmit, children, ...props }: TeamBanDialogProps) {
  const messages = useMessages(teamFormCatalogues);

  return (
    <FormDialog {...props}>
      {(onDirtyChange) => (
        <Form
          submitLabel={action}
          savingLabel={messages.banning}
          onSubmit={({ reason }) => onSubmit(reason)}
          onCancel={props.onClose}
          onDirtyChange={onDirtyChange}
          disposable
        >
          {children}
          <Field
            name="reason"
            as={ReasonField}
            label={messages.banReason}
            hint={messages.banReasonHint}
            limit={TEAM_REASON_LENGTH}
            usual={Object.values(messages.usual)}
            usualLabel={messages.usualReasons}
          />
        </Form>
      )}
    </FormDialog>
  );
}
