import type { Locale } from '@otryv/race';
import { EmailButton } from '../../../kernel/mail/frame/EmailButton.tsx';
import { EmailFrame } from '../../../kernel/mail/frame/EmailFrame.tsx';
import { EmailText } from '../../../kernel/mail/frame/EmailText.tsx';
import { blocksOf, type TextRun } from './announcement-text.ts';
import { en } from './emails.en.ts';
import { ru } from './emails.ru.ts';
import { MailingFoot, type MailingFootProps } from './MailingFoot.tsx';

const messages = { ru, en };
const mostOfPreheader = 80;

export interface AnnouncementEmailProps extends Omit<MailingFootProps, 'locale'> {
  title: string;
  text: string;
  /** Base of relative paths in the text. */
  publicUrl: string;
  locale?: Locale;
}

/** Email with an administrator's text. */
export function AnnouncementEmail({ title, text, publicUrl, locale = 'ru', ...foot }: AnnouncementEmailProps) {
  const blocks = blocksOf(text, publicUrl);
  const plain = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.lines.map(plainText) : []));

  return (
    <EmailFrame
      preheader={plain.join(' ').slice(0, mostOfPreheader)}
      section={messages[locale].section.announcement}
      title={title}
      locale={locale}
      foot={<MailingFoot {...foot} locale={locale} />}
    >
      {blocks.map((block, index) =>
        block.kind === 'button' ? (
          <EmailButton key={index} href={block.href}>
            {block.label}
          </EmailButton>
        ) : (
          <EmailText key={index}>
            <Lines lines={block.lines} />
          </EmailText>
        ),
      )}
    </EmailFrame>
  );
}

function Lines({ lines }: { lines: TextRun[][] }) {
  return lines.map((runs, line) => (
    <span key={line}>
      {line > 0 && <br />}
      {runs.map(({ text, isBold }, run) => (isBold ? <b key={run}>{text}</b> : text))}
    </span>
  ));
}

function plainText(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}
