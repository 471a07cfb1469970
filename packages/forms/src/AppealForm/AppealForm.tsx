import { type AppealDraft, appealDraft } from '@otryv/contract/schemas';
import { TextArea, TextField, useMessages } from '@otryv/ui';
import { type FormProps, formOf } from '../Form/index.ts';
import { appealCatalogues } from '../messages/appeals.ts';

const { Form, Field } = formOf(appealDraft, { rowId: '', text: '', link: '' });
const longestText = 1000;

export interface AppealFormProps
  extends Omit<FormProps<AppealDraft, AppealDraft>, 'values' | 'validates' | 'children'> {
  /** The row it is about. */
  rowId: string;
}

/** A rider's appeal about their own row: what happened, and a link to evidence. */
export function AppealForm({ rowId, ...props }: AppealFormProps) {
  const messages = useMessages(appealCatalogues);

  return (
    <Form submitLabel={messages.send} savingLabel={messages.sending} {...props} values={{ rowId }}>
      <Field
        name="text"
        as={TextArea}
        label={messages.text}
        hint={messages.textHint}
        limit={longestText}
        rows={4}
        grows
      />
      <Field
        name="link"
        as={TextField}
        label={messages.link}
        hint={messages.linkHint}
        inputMode="url"
        required={false}
      />
    </Form>
  );
}
