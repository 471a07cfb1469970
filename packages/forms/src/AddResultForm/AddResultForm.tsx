import { type AddedResult, addedResult } from '@otryv/contract/schemas';
import { formatRaceTime, GROUP_LABELS, parseRaceTime } from '@otryv/race';
import { NumberField, RadioGroup, SelectField, TextField, useMessages } from '@otryv/ui';
import { useState } from 'react';
import { CategoryField } from '../controls/CategoryField.tsx';
import { CountryField } from '../controls/CountryField.tsx';
import { ParsedField } from '../controls/ParsedField.tsx';
import { RiderField } from '../controls/RiderField.tsx';
import { ScaledNumberField } from '../controls/ScaledNumberField.tsx';
import { type FormProps, formOf } from '../Form/index.ts';
import { entryCatalogues } from '../messages/entries.ts';
import type { FindRiders, LookedUpRider } from '../RiderLookUp/useRiderLookUp.ts';
import classes from './AddResultForm.module.css';
import { blankResult, type ResultDraft } from './blankResult.ts';

const { Form, Field } = formOf(addedResult, blankResult);
const groups = GROUP_LABELS.map((value) => ({ value, label: value }));

export interface AddResultFormProps
  extends Omit<FormProps<ResultDraft, AddedResult>, 'values' | 'validates' | 'children'> {
  seriesId: string;
  /** 0 is a prologue. */
  stageOrder: number;
  /** Categories of the series: APlus, A, B. */
  categories: readonly string[];
  /** Finds riders by a part of the name or by the zwiftId; a selected one fills the form. */
  findRiders: FindRiders;
}

/** A result added manually to a stage. Typed values stay when another rider is looked up. */
export function AddResultForm({ seriesId, stageOrder, categories, findRiders, ...props }: AddResultFormProps) {
  const words = useMessages(entryCatalogues);
  const [profile, setProfile] = useState<LookedUpRider | null>(null);
  const genders = (['MALE', 'FEMALE'] as const).map((value) => ({ value, label: words.genders[value] }));

  return (
    <Form submitLabel={words.addResult} {...props} values={{ ...profile, seriesId, stageOrder }}>
      <Field
        name="profileId"
        as={RiderField}
        label={words.rider}
        hint={words.riderHint}
        findRiders={findRiders}
        onFound={(rider) => setProfile(rider.profile ?? null)}
      />
      <div className={classes.AddResultRow}>
        <Field name="firstName" as={TextField} label={words.firstName} />
        <Field name="lastName" as={TextField} label={words.lastName} />
      </div>
      <div className={classes.AddResultRow}>
        <Field name="gender" as={RadioGroup} label={words.gender} options={genders} />
        <Field name="countryAlpha3" as={CountryField} label={words.country} hint={words.countryHint} />
      </div>
      <Field name="category" as={CategoryField} label={words.category} categories={categories} />
      <RaceFields />
    </Form>
  );
}

/** Fields for the figures measured in the race. */
function RaceFields() {
  const words = useMessages(entryCatalogues);

  return (
    <>
      <div className={classes.AddResultRow}>
        <Field name="subgroupLabel" as={SelectField} label={words.group} options={groups} />
        <Field
          name="durationInMilliseconds"
          as={ParsedField}
          label={words.time}
          hint={words.timeHint}
          parse={parseRaceTime}
          format={formatRaceTime}
          fault={words.notATime}
        />
      </div>
      <div className={classes.AddResultRow}>
        <Field
          name="weightInGrams"
          as={ScaledNumberField}
          scale={1000}
          step={0.1}
          label={words.weight}
          unit={words.kg}
        />
        <Field name="heightInCentimeters" as={NumberField} label={words.height} unit={words.cm} />
        <Field name="age" as={NumberField} label={words.age} unit={words.years} />
      </div>
      <div className={classes.AddResultRow}>
        <Field name="avgWatts" as={NumberField} label={words.watts} unit={words.wattsUnit} />
        <Field
          name="avgHeartRate"
          as={NumberField}
          label={words.heartRate}
          hint={words.heartRateHint}
          unit={words.beats}
        />
      </div>
    </>
  );
}
