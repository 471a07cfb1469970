import type { Locale } from '@otryv/race';
import { EmailLink } from '../../../kernel/mail/frame/EmailLink.tsx';
import { en } from './emails.en.ts';
import { ru } from './emails.ru.ts';

const messages = { ru, en };

export interface MailingFootProps {
  /** List the reader is subscribed to. */
  list: keyof typeof ru.why;
  /** Page that unsubscribes from such emails. */
  unsubscribeLink: string;
  settingsLink: string;
  locale: Locale;
}

/** Reason for receiving a mailing, and how to unsubscribe. */
export function MailingFoot({ list, unsubscribeLink, settingsLink, locale }: MailingFootProps) {
  const { why, unsubscribe, settings } = messages[locale];
  return (
    <>
      {why[list]} <EmailLink href={unsubscribeLink}>{unsubscribe}</EmailLink>{' '}
      <EmailLink href={settingsLink}>{settings}</EmailLink>
    </>
  );
}
