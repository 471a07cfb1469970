import type { Locale } from '@otryv/race';
import { EmailAddress } from '../../../kernel/mail/frame/EmailAddress.tsx';
import { EmailButton } from '../../../kernel/mail/frame/EmailButton.tsx';
import { EmailFrame } from '../../../kernel/mail/frame/EmailFrame.tsx';
import { EmailText } from '../../../kernel/mail/frame/EmailText.tsx';
import { emailMessages, emailTime } from './email-messages.ts';

export interface ConfirmEmailProps {
  username: string;
  /** Page that confirms the address. */
  link: string;
  /** When the link expires. */
  until: Date;
  locale?: Locale;
}

/** Email asking to confirm the address of a new account, or a new address. */
export function ConfirmEmail({ username, link, until, locale = 'ru' }: ConfirmEmailProps) {
  const { confirm, frame } = emailMessages[locale];
  const time = emailTime(until, locale);

  return (
    <EmailFrame
      preheader={confirm.preheader(time)}
      section={frame.section}
      title={confirm.title}
      foot={frame.askedFor}
      locale={locale}
    >
      <EmailText>{confirm.text(username)}</EmailText>
      <EmailButton href={link}>{confirm.button}</EmailButton>
      <EmailText tone="note">{confirm.note(time)}</EmailText>
      <EmailAddress href={link} />
      <EmailText tone="note">{confirm.notYou}</EmailText>
    </EmailFrame>
  );
}
