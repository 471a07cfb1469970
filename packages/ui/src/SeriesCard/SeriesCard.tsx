import type { ComponentPropsWithRef } from 'react';
import { CardFrame, CardTitle } from '../CardFrame/CardFrame.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { CoverPoster } from '../RoutePoster/CoverPoster.tsx';
import type { PosterPalette } from '../RoutePoster/posterPalette.ts';
import classes from './SeriesCard.module.css';

export interface SeriesCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  title: string;
  /** Address of the card's only link. */
  href: string;
  /** «Тур», «Догонялки». */
  kind: string;
  /** Palette of the drawn poster: always the same one for a series. */
  palette: PosterPalette;
  posterSrc?: string | null;
  /** «21 октября – 12 декабря». */
  dates: string;
  /** The mission, in a few lines. */
  text?: string;
  /** Facts in one line: «8 этапов», the organizer. */
  facts?: readonly string[];
  /** The next stage: «этап 5 сегодня». */
  next?: string | null;
  /** Drafts and other states visible only to some readers. */
  mark?: string | null;
}

/** A series of races as a poster. Keyboard: Tab reaches the only link, Enter opens the series. */
export function SeriesCard(props: SeriesCardProps) {
  const { title, href, kind, palette, posterSrc, dates, text = '', facts = [], next, mark, ...rest } = props;

  return (
    <CardFrame {...rest}>
      <CoverPoster text={kind} {...{ posterSrc, palette }} />
      <div className={classes.SeriesCardBody}>
        <p className={classes.SeriesCardHead}>
          <Chip>{kind}</Chip>
          {mark && <Chip tone="line">{mark}</Chip>}
          {next && <span className={classes.SeriesCardNext}>{next}</span>}
        </p>
        <CardTitle title={title} href={href} />
        <p className={classes.SeriesCardDates}>{dates}</p>
        {text !== '' && <p className={classes.SeriesCardText}>{text}</p>}
        {facts.length > 0 && (
          <ul className={classes.SeriesCardFacts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
    </CardFrame>
  );
}
