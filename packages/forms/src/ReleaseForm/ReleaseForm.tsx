import { type ReleaseNote, releaseNote } from '@otryv/contract/schemas';
import { TextArea, TextField, useMessages } from '@otryv/ui';
import { DateTimeField } from '@otryv/ui/date-time';
import { type FormProps, formOf } from '../Form/index.ts';
import { entryCatalogues } from '../messages/entries.ts';

const { Form, Field } = formOf(releaseNote, { releaseDate: null, version: '', text: '' });

// Only the day of a release matters.
const whenEmpty = { time: '00:00:00' };

/** Draft of the form. */
export interface ReleaseDraft extends Omit<ReleaseNote, 'releaseDate'> {
  releaseDate: string | null;
}

export interface ReleaseFormProps
  extends Omit<FormProps<ReleaseDraft, ReleaseNote>, 'values' | 'validates' | 'children'> {
  /** The release note to edit; a new one by default. */
  release?: ReleaseNote | undefined;
}

/** A release note: date, version, changes. */
export function ReleaseForm({ release, ...props }: ReleaseFormProps) {
  const messages = useMessages(entryCatalogues);

  return (
    <Form submitLabel={release ? messages.saveRelease : messages.publish} {...props} values={release}>
      <Field name="releaseDate" as={DateTimeField} label={messages.releaseDate} whenEmpty={whenEmpty} />
      <Field name="version" as={TextField} label={messages.version} hint={messages.versionHint} />
      <Field name="text" as={TextArea} label={messages.text} limit={5000} rows={6} grows />
    </Form>
  );
}
