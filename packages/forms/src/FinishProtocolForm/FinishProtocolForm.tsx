import { finishProtocolBody } from '@otryv/contract/schemas';
import { FINISH_PROTOCOLS, type FinishProtocol } from '@otryv/race';
import { SelectField, TextArea, TextField, useMessages } from '@otryv/ui';
import { NullableSelect } from '../controls/NullableSelect.tsx';
import { type FormProps, formOf } from '../Form/index.ts';
import { organizerCatalogues } from '../messages/organizers.ts';
import { DefaultField } from './DefaultField.tsx';

const { Form, Field } = formOf(finishProtocolBody, {
  organizerId: null,
  name: 'classicCommon',
  displayName: '',
  description: '',
  isDefault: true,
});

/** A finish protocol offered to an organizer, or to all of them. */
export interface FinishProtocolChoice {
  /** `null` for all organizers; it is then a default. */
  organizerId: string | null;
  name: FinishProtocol;
  displayName: string;
  description: string;
  isDefault: boolean;
}

export interface FinishProtocolDraft extends Omit<FinishProtocolChoice, 'name'> {
  name: string;
}

export interface FinishProtocolFormProps
  extends Omit<FormProps<FinishProtocolDraft, FinishProtocolChoice>, 'validates' | 'children'> {
  organizers: readonly { _id: string; name: string }[];
}

/** Sets which organizers may choose a finish protocol, and under which name. */
export function FinishProtocolForm({ organizers, ...props }: FinishProtocolFormProps) {
  const messages = useMessages(organizerCatalogues);

  return (
    <Form submitLabel={messages.saveProtocol} {...props}>
      <Field
        name="organizerId"
        as={NullableSelect}
        label={messages.organizer}
        none={messages.everybody}
        options={organizers.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <Field
        name="name"
        as={SelectField}
        label={messages.rule}
        options={FINISH_PROTOCOLS.map((value) => ({ value, label: messages.rules[value] }))}
      />
      <Field
        name="displayName"
        as={TextField}
        label={messages.displayName}
        hint={messages.displayNameHint}
        limit={60}
      />
      <Field name="description" as={TextArea} label={messages.protocolDescription} limit={500} />
      <DefaultField />
    </Form>
  );
}
