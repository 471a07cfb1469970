import { type ApiKeyDraft, apiKeyDraft } from '@otryv/contract/schemas';
import { RadioGroup, TextArea, TextField } from '@otryv/ui';
import { useState } from 'react';
import { type FormProps, formOf } from '../Form/index.ts';
import { useOrganizerMessages } from '../messages/organizers.ts';

const blank = { kind: 'publishable', name: '', sites: '' };
const { Form, Field } = formOf(apiKeyDraft, blank);
const nameLength = 60;

export type ApiKeyFormProps = Omit<FormProps<typeof blank, ApiKeyDraft>, 'validates' | 'children' | 'tracksChanges'>;

/** A key of the API for the pages of a site, which it names, or for a server. */
export function ApiKeyForm({ onChange, ...props }: ApiKeyFormProps) {
  const words = useOrganizerMessages();
  const [kind, setKind] = useState<string>(props.values?.kind ?? blank.kind);

  return (
    <Form
      disposable
      submitLabel={words.createKey}
      savingLabel={words.creatingKey}
      {...props}
      onChange={(draft) => {
        setKind(draft.kind);
        onChange?.(draft);
      }}
    >
      <Field
        name="kind"
        as={RadioGroup}
        label={words.keyKind}
        options={[
          { value: 'publishable', label: words.publishable, hint: words.publishableHint },
          { value: 'secret', label: words.secret, hint: words.secretHint },
        ]}
      />
      <Field name="name" as={TextField} label={words.keyName} hint={words.keyNameHint} limit={nameLength} />
      {kind === 'publishable' && (
        <Field name="sites" as={TextArea} label={words.sites} hint={words.sitesHint} rows={3} required />
      )}
    </Form>
  );
}
