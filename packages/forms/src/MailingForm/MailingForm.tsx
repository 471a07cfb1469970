import { MAILING_LISTS, type MailingBody, type MailingList, mailingBody } from '@otryv/contract/schemas';
import { Button, Checkbox, FieldGroup, Stack, TextArea, TextField, useMessages } from '@otryv/ui';
import { type ReactNode, useId, useState } from 'react';
import { type FormProps, formOf } from '../Form/index.ts';
import { mailingFormCatalogues } from '../messages/mailings.ts';

const blank = {
  subject: '',
  title: '',
  text: '',
  notificationsTypes: { events: false, news: false, development: false },
};
const { Form, Field } = formOf(mailingBody, blank);
const lineLength = 80;
const textLength = 4000;

/** Draft of the form. */
export type MailingDraft = typeof blank;

export interface MailingFormProps
  extends Omit<FormProps<MailingDraft, MailingBody>, 'validates' | 'children' | 'tracksChanges'> {
  /** Number of readers of each list; omitted while loading. */
  readers?: Readonly<Record<MailingList, number>> | undefined;
  /** Content before the buttons: the recipients and the duration. */
  summary?: ReactNode;
  /** Sends the draft only to oneself; the button is disabled while its promise is pending. */
  onTrial?: ((draft: MailingDraft) => unknown) | undefined;
}

/** A custom email to the readers of selected lists. Keyboard: Tab moves between the fields, Space selects a list. */
export function MailingForm({ readers, summary, onTrial, onChange, ...props }: MailingFormProps) {
  const messages = useMessages(mailingFormCatalogues);
  const id = useId();
  const [draft, setDraft] = useState<MailingDraft>({ ...blank, ...props.values });
  const hasList = Object.values(draft.notificationsTypes).some(Boolean);

  return (
    <Form
      savingLabel={messages.sending}
      disabled={!hasList}
      {...props}
      submitLabel={props.submitLabel ?? messages.send}
      onChange={(next) => {
        setDraft(next);
        onChange?.(next);
      }}
    >
      <Field name="subject" as={TextField} label={messages.subject} limit={lineLength} />
      <Field name="title" as={TextField} label={messages.title} limit={lineLength} />
      <Field
        name="text"
        as={TextArea}
        label={messages.text}
        hint={messages.textHint}
        limit={textLength}
        rows={8}
        grows
      />
      <FieldGroup id={id} label={messages.to}>
        <Stack gap="s">
          {MAILING_LISTS.map((list) => (
            <Field
              key={list}
              name={`notificationsTypes.${list}`}
              as={Checkbox}
              label={messages[list]}
              hint={readers && messages.readers(readers[list])}
              required={false}
            />
          ))}
        </Stack>
      </FieldGroup>
      {hasList ? summary : <p>{messages.chooseList}</p>}
      {onTrial && <TrialButton draft={draft} onTrial={onTrial} />}
    </Form>
  );
}

function TrialButton({ draft, onTrial }: { draft: MailingDraft; onTrial: (draft: MailingDraft) => unknown }) {
  const messages = useMessages(mailingFormCatalogues);
  const [isSending, setIsSending] = useState(false);
  const isBlank = draft.subject.trim() === '' || draft.title.trim() === '' || draft.text.trim() === '';
  const send = async () => {
    setIsSending(true);
    try {
      await onTrial(draft);
    } finally {
      setIsSending(false);
    }
  };

  return (
    <div>
      <Button disabled={isBlank} busy={isSending} onClick={() => void send()}>
        {isSending ? messages.trialSending : messages.trial}
      </Button>
    </div>
  );
}
