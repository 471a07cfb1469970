import { Link, useMessages } from '@otryv/ui';
import { tableCatalogues } from '../messages/table.ts';
import classes from './DataTableRows.module.css';

export interface MoreRowProps {
  count: number;
  columns: number;
  href: string | undefined;
}

/** The last line of a long table until its scripts are loaded: the number of remaining rows. */
export function MoreRow({ count, columns, href }: MoreRowProps) {
  const messages = useMessages(tableCatalogues);
  const text = messages.more(count);

  return (
    <tr className={classes.DataTableSection}>
      <td colSpan={columns}>
        <span className={classes.DataTableSectionTitle}>{href ? <Link href={href}>{text}</Link> : text}</span>
      </td>
    </tr>
  );
}
