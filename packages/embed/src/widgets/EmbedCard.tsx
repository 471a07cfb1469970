import { DisplayText, Link, useMessages, VisuallyHidden, Wordmark } from '@otryv/ui';
import { Fragment, type ReactNode } from 'react';
import { embedCatalogues } from '../messages/messages.ts';
import classes from './EmbedCard.module.css';

export interface EmbedCardProps {
  title: string;
  /** Facts beside the title; those that are not there are left out. */
  facts?: readonly ReactNode[] | undefined;
  /** How much is shown. */
  count?: ReactNode;
  /** The page of the portal that shows the same, and what is there. */
  href: string;
  link: string;
  children: ReactNode;
}

export interface EmbedTableProps {
  /** The columns are so few that they fit into any width. */
  fits?: boolean;
  children: ReactNode;
}

/** The place of a table: the frame around it is that of the card. */
export function EmbedTable({ fits = false, children }: EmbedTableProps) {
  return (
    <div className={classes.EmbedTable} data-fits={fits || undefined}>
      {children}
    </div>
  );
}

/** The frame of everything that is embedded: its name above, the way to the portal below. */
export function EmbedCard({ title, facts: given = [], count, href, link, children }: EmbedCardProps) {
  const messages = useMessages(embedCatalogues);
  const facts = given.filter(Boolean);

  return (
    // Without a name it is no landmark: those of a page are its own, and a table is one already.
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
