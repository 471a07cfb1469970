import { TEAM_MISSION_LENGTH } from '@otryv/contract/schemas';
import { FieldRow, FormSection, TextArea, TextField, useMessages } from '@otryv/ui';
import { useState } from 'react';
import { ClubIdField } from '../controls/ClubIdField.tsx';
import { PictureFields, type PictureFieldsProps } from '../controls/PictureFields.tsx';
import type { FormProps } from '../Form/index.ts';
import { pictureCatalogues } from '../messages/pictures.ts';
import { teamFormCatalogues } from '../messages/team.ts';
import { type BadgeDraft, BadgeFields } from './BadgeFields.tsx';
import { Field, Form, type TeamFormDraft, type TeamFormValue } from './teamFields.ts';

const nameLength = 50;
const shortNameLength = 12;
const descriptionLength = 10_000;
const blank = { name: '', shortName: '', badgeBackground: '', badgeTextColor: '' };

export interface TeamFormProps
  extends PictureFieldsProps,
    Omit<FormProps<TeamFormDraft, TeamFormValue>, 'validates' | 'children'> {}

/** A team's profile and its badge. Keyboard: Tab moves between the fields, Enter in a line submits. */
export function TeamForm({ logoSrc, posterSrc, onChange, ...props }: TeamFormProps) {
  const messages = useMessages(teamFormCatalogues);
  const pictureMessages = useMessages(pictureCatalogues);
  const [draft, setDraft] = useState<BadgeDraft>({ ...blank, ...props.values });

  return (
    <Form
      tracksChanges
      submitLabel={messages.save}
      {...props}
      onChange={(next) => {
        setDraft(next);
        onChange?.(next);
      }}
    >
      <FormSection title={messages.about}>
        <FieldRow>
          <Field name="name" as={TextField} label={messages.name} hint={messages.nameHint} limit={nameLength} />
          <Field
            name="shortName"
            as={TextField}
            label={messages.shortName}
            hint={messages.shortNameHint}
            limit={shortNameLength}
          />
        </FieldRow>
        <Field
          name="mission"
          as={TextArea}
          label={messages.mission}
          hint={messages.missionHint}
          limit={TEAM_MISSION_LENGTH}
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
      </FormSection>
      <FormSection title={messages.badge}>
        <BadgeFields draft={draft} />
      </FormSection>
      <FormSection title={messages.links}>
        <LinkFields />
      </FormSection>
      <FormSection title={pictureMessages.pictures}>
        <PictureFields logoSrc={logoSrc} posterSrc={posterSrc} />
      </FormSection>
    </Form>
  );
}

const examples = {
  telegramGroup: 'https://t.me/veter_team',
  telegramChannel: 'https://t.me/veter_news',
  website: 'https://veter.example',
  vk: 'https://vk.com/veter_team',
} as const;
const links = ['telegramGroup', 'telegramChannel', 'website', 'vk'] as const;
const address = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

function LinkFields() {
  const messages = useMessages(teamFormCatalogues);

  return (
    <FieldRow>
      {links.map((name) => (
        <Field
          key={name}
          name={name}
          as={TextField}
          label={messages[name]}
          hint={messages.example(examples[name])}
          inputMode="url"
          {...address}
        />
      ))}
      <Field
        name="zwiftClubId"
        as={ClubIdField}
        label={messages.zwiftClubId}
        hint={messages.zwiftClubIdHint}
        {...address}
      />
    </FieldRow>
  );
}
