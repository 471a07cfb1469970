import type { Locale } from '@otryv/race';
import { EmailButton } from '../../../kernel/mail/frame/EmailButton.tsx';
import { EmailFacts } from '../../../kernel/mail/frame/EmailFacts.tsx';
import { EmailFrame } from '../../../kernel/mail/frame/EmailFrame.tsx';
import { EmailText } from '../../../kernel/mail/frame/EmailText.tsx';
import { emailMessages, emailTime } from './email-messages.ts';

export interface LinkEmailProps {
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
export function LinkEmail({ kind, username, at, device, link, until, locale = 'ru' }: LinkEmailProps) {
  const { [kind]: messages, frame } = emailMessages[locale];
  const time = emailTime(until, locale);
  const facts = [
    [frame.username, username],
    [frame.at, emailTime(at, locale)],
    ...(device ? [[frame.device, device] as const] : []),
  ] as const;

  return (
    <EmailFrame
      preheader={messages.preheader(time)}
      section={frame.section}
      title={messages.title}
      foot={kind === 'reset' ? frame.askedFor : frame.safety}
      locale={locale}
    >
      <EmailText>{messages.text}</EmailText>
      <EmailFacts facts={facts} />
      <EmailButton href={link}>{messages.button}</EmailButton>
      <EmailText tone="note">{messages.note(time)}</EmailText>
      <EmailText tone="note">{messages.notYou}</EmailText>
    </EmailFrame>
  );
}
