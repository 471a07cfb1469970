import { Link } from '@otryv/ui';
import { useEmbedMessages } from '../messages/messages.ts';
import classes from './EmbedNote.module.css';

export interface EmbedNoteProps {
  title: string;
  text: string;
  href: string;
  link: string;
}

/** Why nothing is shown, with the way to the portal. */
export function EmbedNote({ title, text, href, link }: EmbedNoteProps) {
  const { on } = useEmbedMessages();

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
