import { SERIES_MISSION_LENGTH, SERIES_TEXT_LENGTH } from '@otryv/contract/schemas';
import { FieldRow, FormSection, SelectField, TextArea, TextField, useMessages } from '@otryv/ui';
import { useState } from 'react';
import { PictureFields, type PictureFieldsProps } from '../controls/PictureFields.tsx';
import type { FormProps } from '../Form/index.ts';
import { pictureCatalogues } from '../messages/pictures.ts';
import { seriesFormCatalogues } from '../messages/series.ts';
import { CountingFields } from './CountingFields.tsx';
import { Field, Form, newSeries, type SeriesFormDraft, type SeriesFormValue } from './seriesFields.ts';

export interface SeriesFormProps
  extends PictureFieldsProps,
    Omit<FormProps<SeriesFormDraft, SeriesFormValue>, 'validates' | 'children'> {
  /** Whether there are protocols of stages, which fix the type. */
  hasProtocols?: boolean;
}

/**
 * The type, the rules and the texts of a series. Keyboard: Tab moves between the fields, arrow keys select an option,
 * Enter in a line submits.
 */
export function SeriesForm({ hasProtocols = false, logoSrc, posterSrc, onChange, ...props }: SeriesFormProps) {
  const messages = useMessages(seriesFormCatalogues);
  const pictureMessages = useMessages(pictureCatalogues);
  const values = { ...newSeries, ...props.values };
  const [type, setType] = useState(values.type);
  const text = { as: TextArea, hint: messages.markdown, limit: SERIES_TEXT_LENGTH, rows: 4, grows: true } as const;

  return (
    <Form
      tracksChanges
      submitLabel={messages.save}
      {...props}
      values={values}
      onChange={(draft) => {
        setType(draft.type);
        onChange?.(draft);
      }}
    >
      <FormSection title={messages.about}>
        <Field name="name" as={TextField} label={messages.name} hint={messages.nameHint} limit={50} />
        <Field
          name="type"
          as={SelectField}
          label={messages.type}
          hint={hasProtocols ? messages.typeFixed : undefined}
          disabled={hasProtocols}
          options={Object.entries(messages.types).map(([value, label]) => ({ value, label }))}
        />
        <FieldRow>
          <Field name="dateStart" as={TextField} type="date" label={messages.dateStart} />
          <Field name="dateEnd" as={TextField} type="date" label={messages.dateEnd} hint={messages.dateEndHint} />
        </FieldRow>
        <Field
          name="mission"
          as={TextArea}
          label={messages.mission}
          hint={messages.missionHint}
          limit={SERIES_MISSION_LENGTH}
          rows={2}
        />
      </FormSection>
      {(type === 'tour' || type === 'endurance') && (
        <FormSection title={messages.counting}>
          <CountingFields isTour={type === 'tour'} />
        </FormSection>
      )}
      <FormSection title={messages.texts}>
        <Field name="description" label={messages.description} {...text} />
        <Field name="rules" label={messages.regulations} {...text} />
        <Field name="prizes" label={messages.prizes} {...text} />
      </FormSection>
      <FormSection title={pictureMessages.pictures}>
        <PictureFields logoSrc={logoSrc} posterSrc={posterSrc} />
      </FormSection>
    </Form>
  );
}
