import type { Locale } from '@otryv/race';
import { LetterButton } from '../../platform/mail/frame/LetterButton.tsx';
import { LetterFacts } from '../../platform/mail/frame/LetterFacts.tsx';
import { LetterFrame } from '../../platform/mail/frame/LetterFrame.tsx';
import { LetterText } from '../../platform/mail/frame/LetterText.tsx';
import { letterTime, letterWords } from './letter-words.ts';

export interface ResetLetterProps {
  username: string;
  /** When the letter was asked for. */
  at: Date;
  /** The browser and system it was asked from; empty where unknown. */
  device: string;
  /** The page that sets a password. */
  link: string;
  /** When the link ends. */
  until: Date;
  locale?: Locale;
}

/** Leads to the page that sets a new password. */
export function ResetLetter({ username, at, device, link, until, locale = 'ru' }: ResetLetterProps) {
  const { reset, frame } = letterWords[locale];
  const time = letterTime(until, locale);
  const facts = [
    [frame.username, username],
    [frame.at, letterTime(at, locale)],
    ...(device ? [[frame.device, device] as const] : []),
  ] as const;

  return (
    <LetterFrame
      preheader={reset.preheader(time)}
      section={frame.section}
      title={reset.title}
      foot={frame.askedFor}
      locale={locale}
    >
      <LetterText>{reset.text}</LetterText>
      <LetterFacts facts={facts} />
      <LetterButton href={link}>{reset.button}</LetterButton>
      <LetterText tone="note">{reset.note(time)}</LetterText>
      <LetterText tone="note">{reset.notYou}</LetterText>
    </LetterFrame>
  );
}
