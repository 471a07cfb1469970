import type { Locale } from '@otryv/race';
import { FullTable } from '../../../kernel/mail/frame/FullTable.tsx';
import { LetterButton } from '../../../kernel/mail/frame/LetterButton.tsx';
import { LetterFrame } from '../../../kernel/mail/frame/LetterFrame.tsx';
import { LetterText } from '../../../kernel/mail/frame/LetterText.tsx';
import { colors } from '../../../kernel/mail/frame/letter-look.ts';
import { DigestRow } from './DigestRow.tsx';
import type { DigestItem } from './digest-item.ts';
import { en } from './letters.en.ts';
import { ru } from './letters.ru.ts';
import { MailingFoot, type MailingFootProps } from './MailingFoot.tsx';

const messages = { ru, en };
const mostOfPreheader = 80;

/** Event of a digest with the address of its page. */
export interface LinkedItem extends DigestItem {
  href: string;
}

export interface DigestLetterProps extends Omit<MailingFootProps, 'locale'> {
  /** Days, e.g. «22–28 ноября». */
  range: string;
  items: readonly LinkedItem[];
  /** The schedule page. */
  scheduleLink: string;
  locale?: Locale;
}

/** Email with the coming races of some days. */
export function DigestLetter({ range, items, scheduleLink, locale = 'ru', ...foot }: DigestLetterProps) {
  const { section, digestTitle, digestLead, digestPreheader, openSchedule } = messages[locale];
  const preheader = digestPreheader(items[0]?.name ?? '', Math.max(0, items.length - 1));

  return (
    <LetterFrame
      preheader={preheader.slice(0, mostOfPreheader)}
      section={section.digest}
      title={digestTitle(range)}
      locale={locale}
      foot={<MailingFoot {...foot} locale={locale} />}
    >
      <LetterText>{digestLead(items.length)}</LetterText>
      {items.map((item, index) => (
        <FullTable
          key={item.id}
          style={{ margin: '20px 0 0', ...(index > 0 && { borderTop: `1px solid ${colors.line}` }) }}
        >
          <DigestRow item={item} href={item.href} locale={locale} hasSpaceAbove={index > 0} />
        </FullTable>
      ))}
      <LetterButton href={scheduleLink}>{openSchedule}</LetterButton>
    </LetterFrame>
  );
}
