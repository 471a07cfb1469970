import type { KeptEmail } from './kept-emails.ts';

export interface KeptEmailsPageProps {
  emails: readonly (KeptEmail & { id: string })[];
}

/** List of stored emails: a page for developers. */
export function KeptEmailsPage({ emails }: KeptEmailsPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mail</title>
      </head>
      <body>
        <h1>Mail</h1>
        <p>No mail server is configured: emails are kept here.</p>
        <ul>
          {emails.map(({ id, to, subject, sentAt }) => (
            <li key={id}>
              <time>{sentAt}</time> {to}: <a href={`/dev/mail/${id}`}>{subject}</a>{' '}
              <a href={`/dev/mail/${id}.txt`}>text</a>
            </li>
          ))}
        </ul>
      </body>
    </html>
  );
}
