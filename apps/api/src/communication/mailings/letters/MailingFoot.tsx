import type { Locale } from '@otryv/race';
import { LetterLink } from '../../../kernel/mail/frame/LetterLink.tsx';
import { en } from './letters.en.ts';
import { ru } from './letters.ru.ts';

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
      {why[list]} <LetterLink href={unsubscribeLink}>{unsubscribe}</LetterLink>{' '}
      <LetterLink href={settingsLink}>{settings}</LetterLink>
    </>
  );
}
