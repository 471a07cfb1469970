import { type AppealAnswer, appealAnswer } from '@otryv/contract/schemas';
import { RadioGroup, type RadioGroupProps, TextArea, useMessages } from '@otryv/ui';
import { type FormProps, formOf } from '../Form/index.ts';
import { appealCatalogues } from '../messages/appeals.ts';

const { Form, Field } = formOf(appealAnswer, { isAccepted: null, answer: '' });
const longestAnswer = 300;

type Draft = Omit<AppealAnswer, 'isAccepted'> & { isAccepted: boolean | null };
export type AppealAnswerFormProps = Omit<FormProps<Draft, AppealAnswer>, 'values' | 'validates' | 'children'>;

interface OutcomeProps extends Omit<RadioGroupProps, 'value' | 'onChange' | 'options'> {
  /** `null` until an outcome is chosen; none is preselected, because an answer cannot be changed. */
  value?: boolean | null;
  /** The form passes a chosen outcome as `checked`, as it does any boolean. */
  checked?: boolean;
  onChange: (isAccepted: boolean | null) => void;
}

/** The response to an appeal: accepted or not, and why. */
export function AppealAnswerForm(props: AppealAnswerFormProps) {
  const messages = useMessages(appealCatalogues);

  return (
    <Form submitLabel={messages.reply} savingLabel={messages.sending} {...props}>
      <Field name="isAccepted" as={Outcome} label={messages.outcome} required />
      <Field
        name="answer"
        as={TextArea}
        label={messages.answer}
        hint={messages.answerHint}
        limit={longestAnswer}
        rows={2}
      />
    </Form>
  );
}

function Outcome({ value = null, checked = value ?? undefined, onChange, ...props }: OutcomeProps) {
  const messages = useMessages(appealCatalogues);

  return (
    <RadioGroup
      {...props}
      value={checked === undefined ? null : checked ? 'accepted' : 'rejected'}
      onChange={(outcome) => onChange(outcome === 'accepted')}
      options={[
        { value: 'accepted', label: messages.accepted },
        { value: 'rejected', label: messages.rejected },
      ]}
    />
  );
}
