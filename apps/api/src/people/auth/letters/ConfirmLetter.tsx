import type { Locale } from '@otryv/race';
import { LetterAddress } from '../../../kernel/mail/frame/LetterAddress.tsx';
import { LetterButton } from '../../../kernel/mail/frame/LetterButton.tsx';
import { LetterFrame } from '../../../kernel/mail/frame/LetterFrame.tsx';
import { LetterText } from '../../../kernel/mail/frame/LetterText.tsx';
import { letterMessages, letterTime } from './letter-messages.ts';

export interface ConfirmLetterProps {
  username: string;
  /** Page that confirms the address. */
  link: string;
  /** When the link expires. */
  until: Date;
  locale?: Locale;
}

/** Email asking to confirm the address of a new account, or a new address. */
export function ConfirmLetter({ username, link, until, locale = 'ru' }: ConfirmLetterProps) {
  const { confirm, frame } = letterMessages[locale];
  const time = letterTime(until, locale);

  return (
    <LetterFrame
      preheader={confirm.preheader(time)}
      section={frame.section}
      title={confirm.title}
      foot={frame.askedFor}
      locale={locale}
    >
      <LetterText>{confirm.text(username)}</LetterText>
      <LetterButton href={link}>{confirm.button}</LetterButton>
      <LetterText tone="note">{confirm.note(time)}</LetterText>
      <LetterAddress href={link} />
      <LetterText tone="note">{confirm.notYou}</LetterText>
    </LetterFrame>
  );
}
