import type { Locale } from '@otryv/race';
import { EmailButton } from '../../../kernel/mail/frame/EmailButton.tsx';
import { EmailFacts } from '../../../kernel/mail/frame/EmailFacts.tsx';
import { EmailFrame } from '../../../kernel/mail/frame/EmailFrame.tsx';
import { EmailText } from '../../../kernel/mail/frame/EmailText.tsx';
import { emailMessages, emailTime } from './email-messages.ts';

export interface ChangeEmailProps {
  kind: 'passwordChanged' | 'emailChanged';
  username: string;
  at: Date;
  /** Help page for changes made by someone else. */
  link: string;
  locale?: Locale;
}

/** Email about a changed password, or to the former address about a changed address. */
export function ChangeEmail({ kind, username, at, link, locale = 'ru' }: ChangeEmailProps) {
  const { [kind]: messages, frame } = emailMessages[locale];

  return (
    <EmailFrame
      preheader={messages.preheader}
      section={frame.section}
      title={messages.title}
      foot={frame.safety}
      locale={locale}
    >
      <EmailText>{messages.text}</EmailText>
      <EmailFacts
        facts={[
          [frame.username, username],
          [frame.at, emailTime(at, locale)],
        ]}
      />
      <EmailButton href={link}>{messages.button}</EmailButton>
      <EmailText tone="note">{messages.note}</EmailText>
    </EmailFrame>
  );
}
