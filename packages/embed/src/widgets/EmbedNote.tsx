import { Link, useMessages } from '@otryv/ui';
import { embedCatalogues } from '../messages/messages.ts';
import classes from './EmbedNote.module.css';

export interface EmbedNoteProps {
  title: string;
  text: string;
  href: string;
  link: string;
}

/** Explains why nothing is shown, with a link to the portal. */
export function EmbedNote({ title, text, href, link }: EmbedNoteProps) {
  const { on } = useMessages(embedCatalogues);

  return (
    <div className={classes.EmbedNote}>
      <p>
        <b>{title}</b>
      </p>
      <p>
        {text}{' '}
        <Link href={href}>
          {link} {on}
        </Link>
      </p>
    </div>
  );
}
