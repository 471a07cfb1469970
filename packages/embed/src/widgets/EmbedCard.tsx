import { DisplayText, Link, useMessages, VisuallyHidden, Wordmark } from '@otryv/ui';
import { Fragment, type ReactNode } from 'react';
import { embedCatalogues } from '../messages/messages.ts';
import classes from './EmbedCard.module.css';

export interface EmbedCardProps {
  title: string;
  /** Facts beside the title; missing ones are omitted. */
  facts?: readonly ReactNode[] | undefined;
  /** Number of shown items. */
  count?: ReactNode;
  /** The portal's page with the same content, and its label. */
  href: string;
  link: string;
  children: ReactNode;
}

export interface EmbedTableProps {
  /** Whether the columns are few enough to fit any width. */
  fits?: boolean;
  children: ReactNode;
}

/** Wraps a table: the card provides the frame around it. */
export function EmbedTable({ fits = false, children }: EmbedTableProps) {
  return (
    <div className={classes.EmbedTable} data-fits={fits || undefined}>
      {children}
    </div>
  );
}

/** The frame of every embed: its title above, the link to the portal below. */
export function EmbedCard({ title, facts: given = [], count, href, link, children }: EmbedCardProps) {
  const messages = useMessages(embedCatalogues);
  const facts = given.filter(Boolean);

  return (
    // Without a name it is no landmark: a page has its own landmarks, and a table already is one.
    <section className={classes.EmbedCard}>
      <header className={classes.EmbedHead}>
        <DisplayText as="h3" size="d-s" className={classes.EmbedTitle}>
          {title}
        </DisplayText>
        {facts.length > 0 && (
          <p className={classes.EmbedFacts}>
            {facts.map((fact, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Their order is that of the sentence.
              <Fragment key={at}>
                {at > 0 && ', '}
                {fact}
              </Fragment>
            ))}
          </p>
        )}
      </header>
      {children}
      <footer className={classes.EmbedFoot}>
        <span>{count}</span>
        <Link href={href} className={classes.EmbedLink}>
          {link}{' '}
          <VisuallyHidden>
            {messages.on}, {messages.newTab}
          </VisuallyHidden>
          <Wordmark />
        </Link>
      </footer>
    </section>
  );
}
