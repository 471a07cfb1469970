import { FieldRow, NumberField, RadioGroup, Switch, useMessages } from '@otryv/ui';
import { seriesFormCatalogues } from '../messages/series.ts';
import { ScoringField } from './ScoringField.tsx';
import { Field } from './seriesFields.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Rules for computing stages and standings; time limits and team rankings are for tours only. */
export function CountingFields({ isTour }: { isTour: boolean }) {
  const messages = useMessages(seriesFormCatalogues);

  return (
    <>
      <FieldRow>
        <Field name="hasGeneral" as={Switch} label={messages.hasGeneral} required={false} />
        {isTour && <Field name="hasTeams" as={Switch} label={messages.hasTeams} required={false} />}
      </FieldRow>
      <FieldRow>
        <Field
          name="riderCategoryRule"
          as={RadioGroup}
          label={messages.riderCategoryRule}
          options={optionsOf(messages.rules)}
        />
        <Field name="repeatRule" as={RadioGroup} label={messages.repeatRule} options={optionsOf(messages.repeats)} />
      </FieldRow>
      {isTour && <TourFields />}
      <Field
        name="scoringTable"
        as={ScoringField}
        label={messages.scoringTable}
        hint={messages.scoringTableHint}
        required={false}
      />
    </>
  );
}

function TourFields() {
  const messages = useMessages(seriesFormCatalogues);

  return (
    <>
      <FieldRow>
        <Field
          name="percentageFromLeader"
          as={NumberField}
          label={messages.limit}
          hint={messages.limitHint}
          unit="%"
          min={0}
          max={100}
        />
        <Field
          name="enforcement"
          as={RadioGroup}
          label={messages.enforcement}
          options={optionsOf(messages.enforcements)}
        />
      </FieldRow>
      <FieldRow>
        <Field
          name="timeGapThresholdSeconds"
          as={NumberField}
          label={messages.threshold}
          hint={messages.thresholdHint}
          unit={messages.seconds}
          min={0}
          max={600}
        />
        <Field name="teamResults" as={NumberField} label={messages.teamResults} min={1} max={10} />
      </FieldRow>
    </>
  );
}
