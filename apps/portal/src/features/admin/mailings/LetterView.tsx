import type { LetterBody } from '@otryv/contract';
import { Card, Notice, Section, SegmentedControl, Skeleton } from '@otryv/ui';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { type LetterLook, LetterPaper } from './LetterPaper.tsx';
import { ru as mailingMessages } from './messages/ru.ts';
import { useLetterPreview } from './useLetterPreview.ts';

/** Renders a preview of an email as a mail client, a phone or plain text shows it. */
export function LetterView({ body, waits }: { body: LetterBody | null; waits: string }) {
  const messages = useMessages(mailingMessages);
  const [look, setLook] = useState<LetterLook>('letter');
  const { letter, error } = useLetterPreview(body);
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
      {body !== null && !letter && !error && <Skeleton shape="block" />}
      {letter && (
        <Card>
          <p>{messages.subjectOf(letter.subject)}</p>
          <LetterPaper letter={letter} look={look} label={messages.preview} />
        </Card>
      )}
    </Section>
  );
}
