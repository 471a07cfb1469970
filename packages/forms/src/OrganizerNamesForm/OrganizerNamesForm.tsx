import { organizerCreation } from '@otryv/contract/schemas';
import { TextField, useMessages } from '@otryv/ui';
import { type FindUsers, type FoundUser, UserField } from '../controls/UserField.tsx';
import { type FormProps, formOf } from '../Form/index.ts';
import { organizerCatalogues } from '../messages/organizers.ts';

const { Form, Field } = formOf(organizerCreation, { name: '', label: '', creatorId: null });

/** The names of an organizer and its owner. */
export interface OrganizerNames {
  name: string;
  /** The short name. */
  label: string;
  /** `null` for an organizer managed by administrators. */
  creatorId: string | null;
}

export interface OrganizerNamesFormProps
  extends Omit<FormProps<OrganizerNames, OrganizerNames>, 'validates' | 'children'> {
  /** The current owner. */
  owner?: Pick<FoundUser, '_id' | 'username'> | null;
  findUsers: FindUsers;
}

/** An organizer's properties set only by administrators: the names and the owner. */
export function OrganizerNamesForm({ owner = null, findUsers, ...props }: OrganizerNamesFormProps) {
  const messages = useMessages(organizerCatalogues);
  const isNew = props.values === undefined;

  return (
    <Form
      submitLabel={isNew ? messages.createOrganizer : messages.saveOrganizer}
      {...(isNew && { savingLabel: messages.creating })}
      {...props}
    >
      <Field name="name" as={TextField} label={messages.name} limit={60} autoComplete="off" />
      <Field
        name="label"
        as={TextField}
        label={messages.shortName}
        hint={messages.shortNameHint}
        limit={20}
        autoComplete="off"
      />
      <Field
        name="creatorId"
        as={UserField}
        label={messages.owner}
        hint={messages.ownerHint}
        present={owner}
        findUsers={findUsers}
      />
    </Form>
  );
}
