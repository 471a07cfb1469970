import type { Locale } from '@otryv/race';
import { LetterButton } from '../../../kernel/mail/frame/LetterButton.tsx';
import { LetterFacts } from '../../../kernel/mail/frame/LetterFacts.tsx';
import { LetterFrame } from '../../../kernel/mail/frame/LetterFrame.tsx';
import { LetterText } from '../../../kernel/mail/frame/LetterText.tsx';
import { letterMessages, letterTime } from './letter-messages.ts';

export interface LinkLetterProps {
  kind: 'reset' | 'signIn';
  username: string;
  /** When the email was requested. */
  at: Date;
  /** Browser and system of the request; empty if unknown. */
  device: string;
  /** Page that sets a password, or signs in. */
  link: string;
  /** When the link expires. */
  until: Date;
  locale?: Locale;
}

/** Email with a one-time link that sets a new password, or signs in without one. */
export function LinkLetter({ kind, username, at, device, link, until, locale = 'ru' }: LinkLetterProps) {
  const { [kind]: messages, frame } = letterMessages[locale];
  const time = letterTime(until, locale);
  const facts = [
    [frame.username, username],
    [frame.at, letterTime(at, locale)],
    ...(device ? [[frame.device, device] as const] : []),
  ] as const;

  return (
    <LetterFrame
      preheader={messages.preheader(time)}
      section={frame.section}
      title={messages.title}
      foot={kind === 'reset' ? frame.askedFor : frame.safety}
      locale={locale}
    >
      <LetterText>{messages.text}</LetterText>
      <LetterFacts facts={facts} />
      <LetterButton href={link}>{messages.button}</LetterButton>
      <LetterText tone="note">{messages.note(time)}</LetterText>
      <LetterText tone="note">{messages.notYou}</LetterText>
    </LetterFrame>
  );
}
