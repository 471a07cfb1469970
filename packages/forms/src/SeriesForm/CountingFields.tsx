import { FieldRow, NumberField, RadioGroup, Switch } from '@otryv/ui';
import { useSeriesFormMessages } from '../messages/series.ts';
import { ScoringField } from './ScoringField.tsx';
import { Field } from './seriesFields.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** How stages and standings of a series with protocols of its own are counted. */
export function CountingFields() {
  const words = useSeriesFormMessages();

  return (
    <>
      <FieldRow>
        <Field name="hasGeneral" as={Switch} label={words.hasGeneral} required={false} />
        <Field name="hasTeams" as={Switch} label={words.hasTeams} required={false} />
      </FieldRow>
      <FieldRow>
        <Field
          name="riderCategoryRule"
          as={RadioGroup}
          label={words.riderCategoryRule}
          options={optionsOf(words.rules)}
        />
        <Field name="repeatRule" as={RadioGroup} label={words.repeatRule} options={optionsOf(words.repeats)} />
      </FieldRow>
      <FieldRow>
        <Field
          name="percentageFromLeader"
          as={NumberField}
          label={words.limit}
          hint={words.limitHint}
          unit="%"
          min={0}
          max={100}
        />
        <Field name="enforcement" as={RadioGroup} label={words.enforcement} options={optionsOf(words.enforcements)} />
      </FieldRow>
      <FieldRow>
        <Field
          name="timeGapThresholdSeconds"
          as={NumberField}
          label={words.threshold}
          hint={words.thresholdHint}
          unit={words.seconds}
          min={0}
          max={600}
        />
        <Field name="teamResults" as={NumberField} label={words.teamResults} min={1} max={10} />
      </FieldRow>
      <Field
        name="scoringTable"
        as={ScoringField}
        label={words.scoringTable}
        hint={words.scoringTableHint}
        required={false}
      />
    </>
  );
}
