import type { Locale } from '@otryv/race';
import { EmailButton } from '../../../kernel/mail/frame/EmailButton.tsx';
import { EmailFrame } from '../../../kernel/mail/frame/EmailFrame.tsx';
import { EmailText } from '../../../kernel/mail/frame/EmailText.tsx';
import { colors } from '../../../kernel/mail/frame/email-look.ts';
import { FullTable } from '../../../kernel/mail/frame/FullTable.tsx';
import { DigestRow } from './DigestRow.tsx';
import type { DigestItem } from './digest-item.ts';
import { en } from './emails.en.ts';
import { ru } from './emails.ru.ts';
import { MailingFoot, type MailingFootProps } from './MailingFoot.tsx';

const messages = { ru, en };
const mostOfPreheader = 80;

/** Event of a digest with the address of its page. */
export interface LinkedItem extends DigestItem {
  href: string;
}

export interface DigestEmailProps extends Omit<MailingFootProps, 'locale'> {
  /** Days, e.g. «22–28 ноября». */
  range: string;
  items: readonly LinkedItem[];
  /** The schedule page. */
  scheduleLink: string;
  locale?: Locale;
}

/** Email with the coming races of some days. */
export function DigestEmail({ range, items, scheduleLink, locale = 'ru', ...foot }: DigestEmailProps) {
  const { section, digestTitle, digestLead, digestPreheader, openSchedule } = messages[locale];
  const preheader = digestPreheader(items[0]?.name ?? '', Math.max(0, items.length - 1));

  return (
    <EmailFrame
      preheader={preheader.slice(0, mostOfPreheader)}
      section={section.digest}
      title={digestTitle(range)}
      locale={locale}
      foot={<MailingFoot {...foot} locale={locale} />}
    >
      <EmailText>{digestLead(items.length)}</EmailText>
      {items.map((item, index) => (
        <FullTable
          key={item.id}
          style={{ margin: '20px 0 0', ...(index > 0 && { borderTop: `1px solid ${colors.line}` }) }}
        >
          <DigestRow item={item} href={item.href} locale={locale} hasSpaceAbove={index > 0} />
        </FullTable>
      ))}
      <EmailButton href={scheduleLink}>{openSchedule}</EmailButton>
    </EmailFrame>
  );
}
