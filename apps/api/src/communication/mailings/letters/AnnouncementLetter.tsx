import type { Locale } from '@otryv/race';
import { LetterButton } from '../../../kernel/mail/frame/LetterButton.tsx';
import { LetterFrame } from '../../../kernel/mail/frame/LetterFrame.tsx';
import { LetterText } from '../../../kernel/mail/frame/LetterText.tsx';
import { blocksOf, type TextRun } from './announcement-text.ts';
import { en } from './letters.en.ts';
import { ru } from './letters.ru.ts';
import { MailingFoot, type MailingFootProps } from './MailingFoot.tsx';

const messages = { ru, en };
const mostOfPreheader = 80;

export interface AnnouncementLetterProps extends Omit<MailingFootProps, 'locale'> {
  title: string;
  text: string;
  /** Base of relative paths in the text. */
  publicUrl: string;
  locale?: Locale;
}

/** Email with an administrator's text. */
export function AnnouncementLetter({ title, text, publicUrl, locale = 'ru', ...foot }: AnnouncementLetterProps) {
  const blocks = blocksOf(text, publicUrl);
  const plain = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.lines.map(plainText) : []));

  return (
    <LetterFrame
      preheader={plain.join(' ').slice(0, mostOfPreheader)}
      section={messages[locale].section.announcement}
      title={title}
      locale={locale}
      foot={<MailingFoot {...foot} locale={locale} />}
    >
      {blocks.map((block, index) =>
        block.kind === 'button' ? (
          <LetterButton key={index} href={block.href}>
            {block.label}
          </LetterButton>
        ) : (
          <LetterText key={index}>
            <Lines lines={block.lines} />
          </LetterText>
        ),
      )}
    </LetterFrame>
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
