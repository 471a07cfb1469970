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
  const messages = useMessages(entryCatalogues);
  const [profile, setProfile] = useState<LookedUpRider | null>(null);
  const genders = (['MALE', 'FEMALE'] as const).map((value) => ({ value, label: messages.genders[value] }));

  return (
    <Form submitLabel={messages.addResult} {...props} values={{ ...profile, seriesId, stageOrder }}>
      <Field
        name="profileId"
        as={RiderField}
        label={messages.rider}
        hint={messages.riderHint}
        findRiders={findRiders}
        onFound={(rider) => setProfile(rider.profile ?? null)}
      />
      <div className={classes.AddResultRow}>
        <Field name="firstName" as={TextField} label={messages.firstName} />
        <Field name="lastName" as={TextField} label={messages.lastName} />
      </div>
      <div className={classes.AddResultRow}>
        <Field name="gender" as={RadioGroup} label={messages.gender} options={genders} />
        <Field name="countryAlpha3" as={CountryField} label={messages.country} hint={messages.countryHint} />
      </div>
      <Field name="category" as={CategoryField} label={messages.category} categories={categories} />
      <RaceFields />
    </Form>
  );
}

/** Fields for the figures measured in the race. */
function RaceFields() {
  const messages = useMessages(entryCatalogues);

  return (
    <>
      <div className={classes.AddResultRow}>
        <Field name="subgroupLabel" as={SelectField} label={messages.group} options={groups} />
        <Field
          name="durationInMilliseconds"
          as={ParsedField}
          label={messages.time}
          hint={messages.timeHint}
          parse={parseRaceTime}
          format={formatRaceTime}
          fault={messages.notATime}
        />
      </div>
      <div className={classes.AddResultRow}>
        <Field
          name="weightInGrams"
          as={ScaledNumberField}
          scale={1000}
          step={0.1}
          label={messages.weight}
          unit={messages.kg}
        />
        <Field name="heightInCentimeters" as={NumberField} label={messages.height} unit={messages.cm} />
        <Field name="age" as={NumberField} label={messages.age} unit={messages.years} />
      </div>
      <div className={classes.AddResultRow}>
        <Field name="avgWatts" as={NumberField} label={messages.watts} unit={messages.wattsUnit} />
        <Field
          name="avgHeartRate"
          as={NumberField}
          label={messages.heartRate}
          hint={messages.heartRateHint}
          unit={messages.beats}
        />
      </div>
    </>
  );
}
