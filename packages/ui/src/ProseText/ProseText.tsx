import { clsx } from 'clsx';
import { type ComponentPropsWithRef, Fragment } from 'react';
import classes from './ProseText.module.css';
import { type ProseLine, proseParagraphs } from './proseParagraphs.ts';

export interface ProseTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Untrusted plain text: rendered as text, never as markup. */
  text: string;
}

/** A user-written text in paragraphs, with its web addresses as links. */
export function ProseText({ text, className, ...props }: ProseTextProps) {
  return (
    <div {...props} className={clsx(classes.ProseText, className)}>
      {proseParagraphs(text).map((lines, paragraph) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the paragraph.
        <p key={paragraph} className={classes.ProseTextParagraph}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the line.
            <Fragment key={index}>
              {index > 0 && <br />}
              <Line pieces={line} />
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

function Line({ pieces }: { pieces: ProseLine }) {
  return pieces.map(({ text, href, at }) =>
    href === null ? (
      text
    ) : (
      <a key={at} className={classes.ProseTextLink} href={href} target="_blank" rel="nofollow noopener noreferrer ugc">
        {text}
      </a>
    ),
  );
}
