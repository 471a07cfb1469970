import { type ReleaseNote, releaseNote } from '@otryv/contract/schemas';
import { TextArea, TextField, useMessages } from '@otryv/ui';
import { DateTimeField } from '@otryv/ui/date-time';
import { type FormProps, formOf } from '../Form/index.ts';
import { entryCatalogues } from '../messages/entries.ts';

const { Form, Field } = formOf(releaseNote, { releaseDate: null, version: '', text: '' });

// The day is what matters of a release.
const whenEmpty = { time: '00:00:00' };

/** What the form holds while it is filled in. */
export interface ReleaseDraft extends Omit<ReleaseNote, 'releaseDate'> {
  releaseDate: string | null;
}

export interface ReleaseFormProps
  extends Omit<FormProps<ReleaseDraft, ReleaseNote>, 'values' | 'validates' | 'children'> {
  /** The release note to change; a new one without it. */
  release?: ReleaseNote | undefined;
}

/** A release note: when, which version, what is new. */
export function ReleaseForm({ release, ...props }: ReleaseFormProps) {
  const words = useMessages(entryCatalogues);

  return (
    <Form submitLabel={release ? words.saveRelease : words.publish} {...props} values={release}>
      <Field name="releaseDate" as={DateTimeField} label={words.releaseDate} whenEmpty={whenEmpty} />
      <Field name="version" as={TextField} label={words.version} hint={words.versionHint} />
      <Field name="text" as={TextArea} label={words.text} limit={5000} rows={6} grows />
    </Form>
  );
}
