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
  const messages = useMessages(appealCatalogues);

  return (
    <Form submitLabel={messages.reply} savingLabel={messages.sending} {...props}>
      <Field name="isAccepted" as={Outcome} label={messages.outcome} />
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

function Outcome({ label, checked, onChange }: OutcomeProps) {
  const messages = useMessages(appealCatalogues);

  return (
    <RadioGroup
      label={label}
      value={checked ? 'accepted' : 'rejected'}
      onChange={(value) => onChange(value === 'accepted')}
      options={[
        { value: 'accepted', label: messages.accepted },
        { value: 'rejected', label: messages.rejected },
      ]}
    />
  );
}
