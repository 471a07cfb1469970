import type { LetterBody } from '@otryv/contract';
import { Card, Notice, Section, SegmentedControl, Skeleton } from '@otryv/ui';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { type EmailLook, EmailPaper } from './EmailPaper.tsx';
import { ru as mailingMessages } from './messages/ru.ts';
import { useEmailPreview } from './useEmailPreview.ts';

/** Renders a preview of an email as a mail client, a phone or plain text shows it. */
export function EmailView({ body, waits }: { body: LetterBody | null; waits: string }) {
  const messages = useMessages(mailingMessages);
  const [look, setLook] = useState<EmailLook>('letter');
  const { email, error } = useEmailPreview(body);
  const options = [
    { value: 'letter', label: messages.asLetter },
    { value: 'phone', label: messages.asPhone },
    { value: 'text', label: messages.asText },
  ] as const;

  return (
    <Section
      title={messages.preview}
      action={<SegmentedControl label={messages.previewKind} options={options} value={look} onChange={setLook} />}
    >
      {error && <Notice tone="warning">{messages.previewFailed(error.message)}</Notice>}
      {body === null && <Notice>{waits}</Notice>}
      {body !== null && !email && !error && <Skeleton shape="block" />}
      {email && (
        <Card>
          <p>{messages.subjectOf(email.subject)}</p>
          <EmailPaper email={email} look={look} label={messages.preview} />
        </Card>
      )}
    </Section>
  );
}
