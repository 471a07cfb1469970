import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SupportUrl } from './frame/LetterSupport.tsx';
import { colors } from './frame/letter-look.ts';

/** A letter before it is sent. */
export interface Letter {
  /** 55 characters at most: longer ones are cut in lists of letters. */
  subject: string;
  /** A LetterFrame with its contents. */
  body: ReactElement;
  /** The address that ends such letters when a mail program posts to it; left out where they cannot be ended. */
  oneClickUnsubscribe?: string;
  /** Its Message-ID, where it may be sent again and mail servers are to keep one. */
  messageId?: string;
}

export interface RenderedLetter {
  subject: string;
  html: string;
  text: string;
}

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: '.preheader', format: 'skip' },
    { selector: '.address', format: 'skip' },
    { selector: 'a.button', format: 'button' },
    { selector: 'a.link', format: 'button' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'table.head', format: 'dataTable' },
    { selector: '.foot', format: 'foot' },
    { selector: 'table.facts', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 2 } },
  ],
  formatters: {
    // The words of a button, and its address on a line of its own.
    button: ({ attribs, children }, walk, builder) => {
      builder.openBlock({ leadingLineBreaks: 2 });
      walk(children, builder);
      builder.addInline(':');
      builder.addLineBreak();
      builder.addInline(attribs?.href ?? '', { noWordTransform: true });
      builder.closeBlock({ trailingLineBreaks: 2 });
    },
    foot: ({ children }, walk, builder) => {
      builder.openBlock({ leadingLineBreaks: 2 });
      builder.addInline('--');
      builder.addLineBreak();
      walk(children, builder);
      builder.closeBlock();
    },
  },
});

/** A letter as it is sent: HTML, and the same as plain text. Where help is asked for is at its foot. */
export function renderLetter(
  { subject, body }: Pick<Letter, 'subject' | 'body'>,
  supportUrl: string | null = null,
): RenderedLetter {
  const page = renderToStaticMarkup(
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light only" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: '16px 0', background: colors.ground }}>
        <SupportUrl value={supportUrl}>{body}</SupportUrl>
      </body>
    </html>,
  );
  return { subject, html: `<!doctype html>${page}`, text: toText(page) };
}
