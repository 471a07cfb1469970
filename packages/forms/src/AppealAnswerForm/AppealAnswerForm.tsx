import { type AppealAnswer, appealAnswer } from '@otryv/contract/schemas';
import { RadioGroup, TextArea, useMessages } from '@otryv/ui';
import { type FormProps, formOf } from '../Form/index.ts';
import { appealCatalogues } from '../messages/appeals.ts';

const { Form, Field } = formOf(appealAnswer, { isAccepted: false, answer: '' });
const longestAnswer = 300;

export type AppealAnswerFormProps = Omit<FormProps<AppealAnswer, AppealAnswer>, 'values' | 'validates' | 'children'>;

interface OutcomeProps {
  label: string;
  checked: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** The response to an appeal: accepted or not, and why. */
export function AppealAnswerForm(props: AppealAnswerFormProps) {
  const words = useMessages(appealCatalogues);

  return (
    <Form submitLabel={words.reply} savingLabel={words.sending} {...props}>
      <Field name="isAccepted" as={Outcome} label={words.outcome} />
      <Field name="answer" as={TextArea} label={words.answer} hint={words.answerHint} limit={longestAnswer} rows={2} />
    </Form>
  );
}

function Outcome({ label, checked, onChange }: OutcomeProps) {
  const words = useMessages(appealCatalogues);

  return (
    <RadioGroup
      label={label}
      value={checked ? 'accepted' : 'rejected'}
      onChange={(value) => onChange(value === 'accepted')}
      options={[
        { value: 'accepted', label: words.accepted },
        { value: 'rejected', label: words.rejected },
      ]}
    />
  );
}
