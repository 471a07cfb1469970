import { FieldRow, NumberField, RadioGroup, Switch, useMessages } from '@otryv/ui';
import { seriesFormCatalogues } from '../messages/series.ts';
import { ScoringField } from './ScoringField.tsx';
import { Field } from './seriesFields.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Rules for computing stages and standings; time limits and team rankings are for tours only. */
export function CountingFields({ isTour }: { isTour: boolean }) {
  const words = useMessages(seriesFormCatalogues);

  return (
    <>
      <FieldRow>
        <Field name="hasGeneral" as={Switch} label={words.hasGeneral} required={false} />
        {isTour && <Field name="hasTeams" as={Switch} label={words.hasTeams} required={false} />}
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
      {isTour && <TourFields />}
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

function TourFields() {
  const words = useMessages(seriesFormCatalogues);

  return (
    <>
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
    </>
  );
}
