import { compile } from 'html-to-text';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SupportUrl } from './frame/EmailSupport.tsx';
import { colors } from './frame/email-look.ts';

/** Email before it is sent. */
export interface Email {
  /** At most 55 characters: longer ones are truncated in lists of emails. */
  subject: string;
  /** An EmailFrame with its contents. */
  body: ReactElement;
  /** One-click unsubscribe address that a mail program posts to; omitted if the email has none. */
  oneClickUnsubscribe?: string;
  /** Message-ID, set if it may be sent again and mail servers are to keep one copy. */
  messageId?: string;
}

export interface RenderedEmail {
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
    // The button's text, and its address on a separate line.
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

/** Renders an email: HTML, and the equivalent plain text. The support link is in its footer. */
export function renderEmail(
  { subject, body }: Pick<Email, 'subject' | 'body'>,
  supportUrl: string | null = null,
): RenderedEmail {
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
