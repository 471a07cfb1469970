import type { ComponentPropsWithRef } from 'react';
import { CardFrame, CardTitle } from '../CardFrame/CardFrame.tsx';
import { CoverPoster } from '../RoutePoster/CoverPoster.tsx';
import type { PosterPalette } from '../RoutePoster/posterPalette.ts';
import classes from './OrganizerCard.module.css';

export interface OrganizerCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** Name of the organizer; the text of the card's only link. */
  title: string;
  href: string;
  /** Text on the drawn poster. */
  shortName: string;
  /** Palette of the drawn poster, used without a picture. */
  palette: PosterPalette;
  posterSrc?: string | null;
  /** Motto of the organizer. */
  text?: string;
  /** Facts in one line: «6 заездов впереди». */
  facts?: readonly string[];
}

/** An organizer as a poster with its motto. */
export function OrganizerCard(props: OrganizerCardProps) {
  const { title, href, shortName, palette, posterSrc, text = '', facts = [], ...rest } = props;

  return (
    <CardFrame {...rest}>
      <CoverPoster text={shortName} {...{ posterSrc, palette }} />
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
