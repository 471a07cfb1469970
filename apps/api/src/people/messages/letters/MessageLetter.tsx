import type { Locale } from '@otryv/race';
import { LetterButton } from '../../../kernel/mail/frame/LetterButton.tsx';
import { LetterFrame } from '../../../kernel/mail/frame/LetterFrame.tsx';
import { LetterLink } from '../../../kernel/mail/frame/LetterLink.tsx';
import { LetterText } from '../../../kernel/mail/frame/LetterText.tsx';
import { en } from './letters.en.ts';
import { ru } from './letters.ru.ts';
import { shortened } from './subjectOf.ts';

const words = { ru, en };
const mostOfPreheader = 80;

export interface MessageLetterProps {
  title: string;
  text: string;
  /** The page the message is about; `null` where it is about none. */
  link: string | null;
  /** The page that switches such letters off. */
  unsubscribeLink: string;
  locale?: Locale;
}

/** A message of the portal, for readers that asked for letters. */
export function MessageLetter({ title, text, link, unsubscribeLink, locale = 'ru' }: MessageLetterProps) {
  const { section, open, why, unsubscribe } = words[locale];
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
