import { MISSION_LENGTH } from '@otryv/contract/schemas';
import { FieldRow, FormSection, NumberField, Switch, TextArea, TextField, useMessages } from '@otryv/ui';
import { NullableSelect } from '../controls/NullableSelect.tsx';
import { PictureFields, type PictureFieldsProps } from '../controls/PictureFields.tsx';
import type { FormProps } from '../Form/index.ts';
import { organizerCatalogues } from '../messages/organizers.ts';
import { pictureCatalogues } from '../messages/pictures.ts';
import { LinkFields } from './LinkFields.tsx';
import { Field, Form, type OrganizerDraft, type OrganizerPage } from './organizerPage.ts';

const descriptionLength = 10_000;
const unchanged = () => undefined;

export interface OrganizerFormProps
  extends PictureFieldsProps,
    Omit<FormProps<OrganizerDraft, OrganizerPage>, 'validates' | 'children'> {
  /** Changed only by an administrator. */
  name: string;
  shortName: string | null;
  clubs: readonly { id: string; name: string }[];
}

/** The page of an organizer, for editing by its owner. */
export function OrganizerForm({ name, shortName, clubs, logoSrc, posterSrc, ...props }: OrganizerFormProps) {
  const words = useMessages(organizerCatalogues);
  const pictureWords = useMessages(pictureCatalogues);

  return (
    <Form tracksChanges submitLabel={words.savePage} {...props}>
      <FormSection title={words.about}>
        <FieldRow>
          <TextField label={words.name} hint={words.nameHint} value={name} onChange={unchanged} readOnly />
          <TextField
            label={words.shortName}
            hint={words.nameHint}
            value={shortName ?? ''}
            onChange={unchanged}
            readOnly
          />
        </FieldRow>
        <Field
          name="mission"
          as={TextArea}
          label={words.mission}
          hint={words.missionHint}
          limit={MISSION_LENGTH}
          rows={2}
        />
        <Field
          name="description"
          as={TextArea}
          label={words.description}
          hint={words.descriptionHint}
          limit={descriptionLength}
          rows={5}
          grows
        />
        <Field
          name="clubMain"
          as={NullableSelect}
          label={words.clubMain}
          hint={words.clubMainHint}
          none={words.noClub}
          options={clubs.map(({ id, name: label }) => ({ value: id, label }))}
        />
      </FormSection>
      <FormSection title={words.links}>
        <LinkFields />
      </FormSection>
      <FormSection title={pictureWords.pictures}>
        <PictureFields logoSrc={logoSrc} posterSrc={posterSrc} />
      </FormSection>
      <FormSection title={words.protests}>
        <Field
          name="protestHours"
          as={NumberField}
          label={words.protestHours}
          hint={words.protestHoursHint}
          unit={words.hours}
        />
      </FormSection>
      <FormSection title={words.showing}>
        <Field name="isPublished" as={Switch} label={words.isPublished} hint={words.isPublishedHint} required={false} />
      </FormSection>
    </Form>
  );
}
