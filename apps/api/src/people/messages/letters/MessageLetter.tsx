import type { Locale } from '@otryv/race';
import { LetterButton } from '../../../kernel/mail/frame/LetterButton.tsx';
import { LetterFrame } from '../../../kernel/mail/frame/LetterFrame.tsx';
import { LetterLink } from '../../../kernel/mail/frame/LetterLink.tsx';
import { LetterText } from '../../../kernel/mail/frame/LetterText.tsx';
import { en } from './letters.en.ts';
import { ru } from './letters.ru.ts';
import { shortened } from './subjectOf.ts';

const messages = { ru, en };
const mostOfPreheader = 80;

export interface MessageLetterProps {
  title: string;
  text: string;
  /** Page the message is about; `null` if none. */
  link: string | null;
  /** Page that disables such emails. */
  unsubscribeLink: string;
  locale?: Locale;
}

/** Email with a message of the portal, for users who opted in. */
export function MessageLetter({ title, text, link, unsubscribeLink, locale = 'ru' }: MessageLetterProps) {
  const { section, open, why, unsubscribe } = messages[locale];
  const foot = (
    <>
      {why} <LetterLink href={unsubscribeLink}>{unsubscribe}</LetterLink>
    </>
  );

  return (
    <LetterFrame preheader={shortened(text, mostOfPreheader)} section={section} title={title} foot={foot}>
      <LetterText>{text}</LetterText>
      {link !== null && <LetterButton href={link}>{open}</LetterButton>}
    </LetterFrame>
  );
}
