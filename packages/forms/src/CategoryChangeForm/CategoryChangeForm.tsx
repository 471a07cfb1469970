import { type CategoryChangeBody, categoryChange, DECISION_REASON_LENGTH } from '@otryv/contract/schemas';
import { TextArea, useMessages } from '@otryv/ui';
import { CategoryField } from '../controls/CategoryField.tsx';
import { type FormProps, formOf } from '../Form/index.ts';
import { decisionCatalogues } from '../messages/decisions.ts';
import { type DecidedStageRow, DecisionLayout, type Moves, usePresentDecision } from '../StageDecision/index.ts';

const { Form, Field } = formOf(categoryChange, { seriesId: '', stageResultId: '', value: null, reason: '' });

/** Draft of the form, for a dry run. */
export interface CategoryChangeDraft extends Omit<CategoryChangeBody, 'value'> {
  value: string | null;
}

export interface CategoryChangeFormProps
  extends Omit<FormProps<CategoryChangeDraft, CategoryChangeBody>, 'values' | 'validates' | 'children'> {
  /** The decided row, as passed by the table's `StageAction`. */
  decision: DecidedStageRow;
  /** Categories of the series: APlus, A, B. */
  categories: readonly string[];
  /** Changes caused by the last `onChange` value; hidden if omitted. */
  moves?: Moves;
}

/** Assigns another category to a row of a stage, with a public reason. */
export function CategoryChangeForm(given: CategoryChangeFormProps) {
  const { decision, categories, moves, onChange, disabled, ...props } = given;
  const messages = useMessages(decisionCatalogues);
  const { seriesId, stageResultId, category } = decision;
  const present = usePresentDecision<CategoryChangeDraft>({
    isInForce: true,
    isPresent: ({ value }) => value === category,
    disabled,
    onChange,
  });

  return (
    <Form
      submitLabel={messages.changeCategory}
      {...props}
      values={{ seriesId, stageResultId, value: category }}
      validates="change"
      {...present}
    >
      <DecisionLayout decision={decision} moves={moves}>
        <Field name="value" as={CategoryField} label={messages.newCategory} categories={categories} />
        <Field
          name="reason"
          as={TextArea}
          label={messages.reason}
          hint={messages.reasonHint}
          limit={DECISION_REASON_LENGTH}
          rows={2}
        />
      </DecisionLayout>
    </Form>
  );
}
