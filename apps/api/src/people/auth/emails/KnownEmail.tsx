import type { Locale } from '@otryv/race';
import { EmailButton } from '../../../kernel/mail/frame/EmailButton.tsx';
import { EmailFrame } from '../../../kernel/mail/frame/EmailFrame.tsx';
import { EmailText } from '../../../kernel/mail/frame/EmailText.tsx';
import { emailMessages } from './email-messages.ts';

export interface KnownEmailProps {
  username: string;
  /** Sign-in page. */
  link: string;
  locale?: Locale;
}

/** Email to the owner of an address that was used for another registration. */
export function KnownEmail({ username, link, locale = 'ru' }: KnownEmailProps) {
  const { known, frame } = emailMessages[locale];

  return (
    <EmailFrame
      preheader={known.preheader}
      section={frame.section}
      title={known.title}
      foot={frame.safety}
      locale={locale}
    >
      <EmailText>{known.text(username)}</EmailText>
      <EmailButton href={link}>{known.button}</EmailButton>
      <EmailText tone="note">{known.note}</EmailText>
      <EmailText tone="note">{known.notYou}</EmailText>
    </EmailFrame>
  );
}
