import type { Locale } from '@otryv/race';
import { LetterButton } from '../../../kernel/mail/frame/LetterButton.tsx';
import { LetterFacts } from '../../../kernel/mail/frame/LetterFacts.tsx';
import { LetterFrame } from '../../../kernel/mail/frame/LetterFrame.tsx';
import { LetterText } from '../../../kernel/mail/frame/LetterText.tsx';
import { letterMessages, letterTime } from './letter-messages.ts';

export interface ChangeLetterProps {
  kind: 'passwordChanged' | 'emailChanged';
  username: string;
  at: Date;
  /** Help page for changes made by someone else. */
  link: string;
  locale?: Locale;
}

/** Email about a changed password, or to the former address about a changed address. */
export function ChangeLetter({ kind, username, at, link, locale = 'ru' }: ChangeLetterProps) {
  const { [kind]: messages, frame } = letterMessages[locale];

  return (
    <LetterFrame
      preheader={messages.preheader}
      section={frame.section}
      title={messages.title}
      foot={frame.safety}
      locale={locale}
    >
      <LetterText>{messages.text}</LetterText>
      <LetterFacts
        facts={[
          [frame.username, username],
          [frame.at, letterTime(at, locale)],
        ]}
      />
      <LetterButton href={link}>{messages.button}</LetterButton>
      <LetterText tone="note">{messages.note}</LetterText>
    </LetterFrame>
  );
}
