import type { Locale } from '@otryv/race';
import { EmailButton } from '../../../kernel/mail/frame/EmailButton.tsx';
import { EmailFrame } from '../../../kernel/mail/frame/EmailFrame.tsx';
import { EmailLink } from '../../../kernel/mail/frame/EmailLink.tsx';
import { EmailText } from '../../../kernel/mail/frame/EmailText.tsx';
import { en } from './emails.en.ts';
import { ru } from './emails.ru.ts';
import { shortened } from './subjectOf.ts';

const messages = { ru, en };
const mostOfPreheader = 80;

export interface MessageEmailProps {
  title: string;
  text: string;
  /** Page the message is about; `null` if none. */
  link: string | null;
  /** Page that disables such emails. */
  unsubscribeLink: string;
  locale?: Locale;
}

/** Email with a message of the portal, for users who opted in. */
export function MessageEmail({ title, text, link, unsubscribeLink, locale = 'ru' }: MessageEmailProps) {
  const { section, open, why, unsubscribe } = messages[locale];
  const foot = (
    <>
      {why} <EmailLink href={unsubscribeLink}>{unsubscribe}</EmailLink>
    </>
  );

  return (
    <EmailFrame preheader={shortened(text, mostOfPreheader)} section={section} title={title} foot={foot}>
      <EmailText>{text}</EmailText>
      {link !== null && <EmailButton href={link}>{open}</EmailButton>}
    </EmailFrame>
  );
}
