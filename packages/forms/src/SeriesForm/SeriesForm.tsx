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
  const words = useMessages(seriesFormCatalogues);
  const pictureWords = useMessages(pictureCatalogues);
  const values = { ...newSeries, ...props.values };
  const [type, setType] = useState(values.type);
  const text = { as: TextArea, hint: words.markdown, limit: SERIES_TEXT_LENGTH, rows: 4, grows: true } as const;

  return (
    <Form
      tracksChanges
      submitLabel={words.save}
      {...props}
      values={values}
      onChange={(draft) => {
        setType(draft.type);
        onChange?.(draft);
      }}
    >
      <FormSection title={words.about}>
        <Field name="name" as={TextField} label={words.name} hint={words.nameHint} limit={50} />
        <Field
          name="type"
          as={SelectField}
          label={words.type}
          hint={hasProtocols ? words.typeFixed : undefined}
          disabled={hasProtocols}
          options={Object.entries(words.types).map(([value, label]) => ({ value, label }))}
        />
        <FieldRow>
          <Field name="dateStart" as={TextField} type="date" label={words.dateStart} />
          <Field name="dateEnd" as={TextField} type="date" label={words.dateEnd} hint={words.dateEndHint} />
        </FieldRow>
        <Field
          name="mission"
          as={TextArea}
          label={words.mission}
          hint={words.missionHint}
          limit={SERIES_MISSION_LENGTH}
          rows={2}
        />
      </FormSection>
      {(type === 'tour' || type === 'endurance') && (
        <FormSection title={words.counting}>
          <CountingFields isTour={type === 'tour'} />
        </FormSection>
      )}
      <FormSection title={words.texts}>
        <Field name="description" label={words.description} {...text} />
        <Field name="rules" label={words.regulations} {...text} />
        <Field name="prizes" label={words.prizes} {...text} />
      </FormSection>
      <FormSection title={pictureWords.pictures}>
        <PictureFields logoSrc={logoSrc} posterSrc={posterSrc} />
      </FormSection>
    </Form>
  );
}
