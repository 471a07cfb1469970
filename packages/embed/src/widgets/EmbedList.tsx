import { Link } from '@otryv/ui';
import type { ReactNode } from 'react';
import classes from './EmbedList.module.css';

export interface EmbedListRow {
  key: string | number;
  /** Time, date or place. */
  lead?: ReactNode;
  name: string;
  href: string | null;
  /** A line below the name. */
  text?: ReactNode;
  end?: ReactNode;
}

export interface EmbedListProps {
  /** Heading above the rows. */
  title?: ReactNode;
  rows: readonly EmbedListRow[];
}

/** A few races or riders, one line each; in a narrow container the end of a row is below its name. */
export function EmbedList({ title, rows }: EmbedListProps) {
  return (
    <div className={classes.EmbedList}>
      {title && <h4>{title}</h4>}
      <ul>
        {rows.map(({ key, lead, name, href, text, end }) => (
          <li key={key} data-led={lead !== undefined || undefined}>
            {lead !== undefined && <span className={classes.EmbedListLead}>{lead}</span>}
            <span className={classes.EmbedListWords}>
              {href === null ? (
                <bdi>{name}</bdi>
              ) : (
                <Link href={href}>
                  <bdi>{name}</bdi>
                </Link>
              )}
              {text && <small>{text}</small>}
            </span>
            {end !== undefined && <span className={classes.EmbedListEnd}>{end}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
