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
  const messages = useMessages(organizerCatalogues);
  const pictureMessages = useMessages(pictureCatalogues);

  return (
    <Form tracksChanges submitLabel={messages.savePage} {...props}>
      <FormSection title={messages.about}>
        <FieldRow>
          <TextField label={messages.name} hint={messages.nameHint} value={name} onChange={unchanged} readOnly />
          <TextField
            label={messages.shortName}
            hint={messages.nameHint}
            value={shortName ?? ''}
            onChange={unchanged}
            readOnly
          />
        </FieldRow>
        <Field
          name="mission"
          as={TextArea}
          label={messages.mission}
          hint={messages.missionHint}
          limit={MISSION_LENGTH}
          rows={2}
        />
        <Field
          name="description"
          as={TextArea}
          label={messages.description}
          hint={messages.descriptionHint}
          limit={descriptionLength}
          rows={5}
          grows
        />
        <Field
          name="clubMain"
          as={NullableSelect}
          label={messages.clubMain}
          hint={messages.clubMainHint}
          none={messages.noClub}
          options={clubs.map(({ id, name: label }) => ({ value: id, label }))}
        />
      </FormSection>
      <FormSection title={messages.links}>
        <LinkFields />
      </FormSection>
      <FormSection title={pictureMessages.pictures}>
        <PictureFields logoSrc={logoSrc} posterSrc={posterSrc} />
      </FormSection>
      <FormSection title={messages.protests}>
        <Field
          name="protestHours"
          as={NumberField}
          label={messages.protestHours}
          hint={messages.protestHoursHint}
          unit={messages.hours}
        />
      </FormSection>
      <FormSection title={messages.showing}>
        <Field
          name="isPublished"
          as={Switch}
          label={messages.isPublished}
          hint={messages.isPublishedHint}
          required={false}
        />
      </FormSection>
    </Form>
  );
}
