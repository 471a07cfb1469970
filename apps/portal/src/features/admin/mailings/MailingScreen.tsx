import type { LetterBody, MailingList } from '@otryv/contract';
import { type MailingDraft, MailingForm } from '@otryv/forms';
import { Card, Columns, Section } from '@otryv/ui';
import { useState } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { LeaveGuard } from '../../../lib/leaving/LeaveGuard.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { EmailView } from './EmailView.tsx';
import { MailingPage } from './MailingPage.tsx';
import { ru as mailingMessages } from './messages/ru.ts';
import { Receivers } from './Receivers.tsx';
import { SendingDialog } from './SendingDialog.tsx';
import { useSendingQuestion } from './useSendingQuestion.ts';

const lists = ['events', 'news', 'development'] as const satisfies readonly MailingList[];

/** Renders the form of a custom mailing by an administrator. */
export function MailingScreen() {
  const messages = useMessages(mailingMessages);
  const [draft, setDraft] = useState<MailingDraft | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const [isDirty, setIsDirty] = useState(false);

  return (
    <MailingPage tab="adminMailing">
      {(isBusy) => (
        <Columns even>
          <Section title={messages.newLetter}>
            <Card>
              <NewMailing
                key={sentCount}
                isBusy={isBusy}
                draft={draft}
                onChange={setDraft}
                onDirtyChange={setIsDirty}
                onSent={() => {
                  setDraft(null);
                  setSentCount(sentCount + 1);
                }}
              />
            </Card>
          </Section>
          <EmailView body={emailOf(draft)} waits={messages.previewWaits} />
          <LeaveGuard isDirty={isDirty} />
        </Columns>
      )}
    </MailingPage>
  );
}

interface NewMailingProps {
  isBusy: boolean;
  draft: MailingDraft | null;
  onChange: (draft: MailingDraft) => void;
  onDirtyChange: (isDirty: boolean) => void;
  onSent: () => void;
}

function NewMailing({ isBusy, draft, onChange, onDirtyChange, onSent }: NewMailingProps) {
  const messages = useMessages(mailingMessages);
  const { submit } = useSend('POST', '/api/admin/notification');
  const { send: sendTrial } = useSend('POST', '/api/admin/notification/trial');
  const chosen = lists.filter((list) => draft?.notificationsTypes[list]);
  const asked = chosen.length > 0 ? chosen : lists;
  const audience = useRead('/api/admin/mailings/audience', { query: { lists: asked.join(',') } });
  const count = chosen.length > 0 ? (audience.data?.data.receivers ?? 0) : 0;
  const question = useSendingQuestion();

  return (
    <>
      <MailingForm
        readers={audience.data?.data.byList}
        summary={<Receivers reading={audience} isBusy={isBusy} />}
        submitLabel={count > 0 ? messages.sendTo(count) : undefined}
        onChange={onChange}
        onDirtyChange={onDirtyChange}
        onTrial={({ notificationsTypes, ...email }) => sendTrial({ body: { ...email, ...listOf(notificationsTypes) } })}
        onSubmit={async (body) => {
          await question.ask();
          await submit({ body });
          onSent();
        }}
      />
      <SendingDialog question={question} count={count} />
    </>
  );
}

/** Returns an email that is complete enough for a preview. */
function emailOf(draft: MailingDraft | null): LetterBody | null {
  if (!draft) return null;
  const { subject, title, text, notificationsTypes } = draft;
  const isBlank = [subject, title, text].some((value) => value.trim() === '');
  return isBlank ? null : { subject, title, text, ...listOf(notificationsTypes) };
}

/** Returns the first of the selected lists: its name is in the footer of the email. */
function listOf(chosen: MailingDraft['notificationsTypes']): { list?: MailingList } {
  const list = lists.find((each) => chosen[each]);
  return list === undefined ? {} : { list };
}
