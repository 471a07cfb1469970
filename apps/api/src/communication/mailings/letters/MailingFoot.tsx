import type { Locale } from '@otryv/race';
import { LetterLink } from '../../../kernel/mail/frame/LetterLink.tsx';
import { en } from './letters.en.ts';
import { ru } from './letters.ru.ts';

const words = { ru, en };

export interface MailingFootProps {
  /** The list that the reader has switched on. */
  list: keyof typeof ru.why;
  /** The page that switches such letters off. */
  unsubscribeLink: string;
  settingsLink: string;
  locale: Locale;
}

/** Why a letter to many came, and how to end such letters. */
export function MailingFoot({ list, unsubscribeLink, settingsLink, locale }: MailingFootProps) {
  const { why, unsubscribe, settings } = words[locale];
  return (
    <>
      {why[list]} <LetterLink href={unsubscribeLink}>{unsubscribe}</LetterLink>{' '}
      <LetterLink href={settingsLink}>{settings}</LetterLink>
    </>
  );
}
