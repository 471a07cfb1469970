import { useState } from 'react';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { attackBars } from '../RouteBars/attackBars.ts';
import { BarStrip } from '../RouteBars/BarStrip.tsx';
import type { PosterPalette } from './posterPalette.ts';
import classes from './RoutePoster.module.css';

export interface CoverPosterProps {
  posterSrc: string | null | undefined;
  /** Text on the drawn poster. */
  text: string;
  /** Palette of the drawn poster. */
  palette: PosterPalette;
}

/** The cover of a card: a picture, or a drawn poster, which is also the fallback for a broken picture. */
export function CoverPoster({ posterSrc, text, palette }: CoverPosterProps) {
  const { locale } = useOtryv();
  const [failed, setFailed] = useState<string | null>(null);
  if (posterSrc && posterSrc !== failed) {
    return (
      <img
        className={classes.CoverPosterPicture}
        src={posterSrc}
        alt=""
        width={640}
        height={264}
        loading="lazy"
        onError={() => setFailed(posterSrc)}
      />
    );
  }

  return (
    <div className={classes.RoutePoster} data-palette={palette} aria-hidden="true">
      <BarStrip className={classes.RoutePosterBars} bars={attackBars} />
      <span className={classes.RoutePosterKind} lang={displayLang(text, locale)}>
        {text}
      </span>
    </div>
  );
}
