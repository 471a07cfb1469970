import { type ApiKeyCreation, type ApiKeyDraft, apiKeyDraft, sitesOf } from '@otryv/contract/schemas';
import { RadioGroup, TextArea, TextField, useMessages } from '@otryv/ui';
import { useState } from 'react';
import { type FormProps, formOf } from '../Form/index.ts';
import { organizerCatalogues } from '../messages/organizers.ts';

const blank = { kind: 'publishable', name: '', sites: '' };
const { Form, Field } = formOf(apiKeyDraft, blank);
const nameLength = 60;

type WithoutOrganizer<Creation> = Creation extends unknown ? Omit<Creation, 'organizerId'> : never;
/** A key to create, without its organizer. */
export type ApiKeyChoice = WithoutOrganizer<ApiKeyCreation>;

export interface ApiKeyFormProps
  extends Omit<FormProps<typeof blank, ApiKeyDraft>, 'validates' | 'children' | 'tracksChanges' | 'onSubmit'> {
  onSubmit: (choice: ApiKeyChoice) => unknown;
}

/** An API key for the pages of the listed sites, or for a server. */
export function ApiKeyForm({ onChange, onSubmit, ...props }: ApiKeyFormProps) {
  const messages = useMessages(organizerCatalogues);
  const [kind, setKind] = useState<string>(props.values?.kind ?? blank.kind);

  return (
    <Form
      disposable
      submitLabel={messages.createKey}
      savingLabel={messages.creatingKey}
      {...props}
      onSubmit={({ kind: chosen, name, sites }) =>
        onSubmit(chosen === 'secret' ? { kind: chosen, name } : { kind: chosen, name, origins: sitesOf(sites) })
      }
      onChange={(draft) => {
        setKind(draft.kind);
        onChange?.(draft);
      }}
    >
      <Field
        name="kind"
        as={RadioGroup}
        label={messages.keyKind}
        options={[
          { value: 'publishable', label: messages.publishable, hint: messages.publishableHint },
          { value: 'secret', label: messages.secret, hint: messages.secretHint },
        ]}
      />
      <Field name="name" as={TextField} label={messages.keyName} hint={messages.keyNameHint} limit={nameLength} />
      {kind === 'publishable' && (
        <Field name="sites" as={TextArea} label={messages.sites} hint={messages.sitesHint} rows={3} required />
      )}
    </Form>
  );
}
