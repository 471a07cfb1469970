import type { ComponentPropsWithRef } from 'react';
import { CardFrame, CardTitle } from '../CardFrame/CardFrame.tsx';
import { CoverPoster } from '../RoutePoster/CoverPoster.tsx';
import type { PosterPalette } from '../RoutePoster/posterPalette.ts';
import classes from './OrganizerCard.module.css';

export interface OrganizerCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** The name of the organizer; the whole card is this one link. */
  title: string;
  href: string;
  /** On the drawn poster. */
  shortName: string;
  /** Of the drawn poster, where there is no picture. */
  palette: PosterPalette;
  posterSrc?: string | null;
  /** The motto. */
  text?: string;
  /** Facts in a line: «6 заездов впереди». */
  facts?: readonly string[];
}

/** An organizer as a poster with its motto. */
export function OrganizerCard(props: OrganizerCardProps) {
  const { title, href, shortName, palette, posterSrc, text = '', facts = [], ...rest } = props;

  return (
    <CardFrame {...rest}>
      <CoverPoster words={shortName} {...{ posterSrc, palette }} />
      <div className={classes.OrganizerCardBody}>
        <CardTitle title={title} href={href} />
        {text !== '' && <p className={classes.OrganizerCardText}>{text}</p>}
        {facts.length > 0 && (
          <ul className={classes.OrganizerCardFacts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
    </CardFrame>
  );
}
