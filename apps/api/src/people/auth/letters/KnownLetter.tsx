import type { Locale } from '@otryv/race';
import { LetterButton } from '../../../kernel/mail/frame/LetterButton.tsx';
import { LetterFrame } from '../../../kernel/mail/frame/LetterFrame.tsx';
import { LetterText } from '../../../kernel/mail/frame/LetterText.tsx';
import { letterMessages } from './letter-messages.ts';

export interface KnownLetterProps {
  username: string;
  /** Sign-in page. */
  link: string;
  locale?: Locale;
}

/** Email to the owner of an address that was used for another registration. */
export function KnownLetter({ username, link, locale = 'ru' }: KnownLetterProps) {
  const { known, frame } = letterMessages[locale];

  return (
    <LetterFrame
      preheader={known.preheader}
      section={frame.section}
      title={known.title}
      foot={frame.safety}
      locale={locale}
    >
      <LetterText>{known.text(username)}</LetterText>
      <LetterButton href={link}>{known.button}</LetterButton>
      <LetterText tone="note">{known.note}</LetterText>
      <LetterText tone="note">{known.notYou}</LetterText>
    </LetterFrame>
  );
}
