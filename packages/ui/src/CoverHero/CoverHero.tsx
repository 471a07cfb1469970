import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { type KeyFigure, KeyFigures } from '../Page/KeyFigures.tsx';
import { attackBars } from '../RouteBars/attackBars.ts';
import { BarStrip } from '../RouteBars/BarStrip.tsx';
import classes from './CoverHero.module.css';

export interface CoverHeroProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: string;
  kicker?: ReactNode;
  /** Stands in for a missing logo; no logo at all without it. */
  shortName?: string;
  logoSrc?: string | null;
  /** A picture behind the words; a drawn route without it. */
  posterSrc?: string | null;
  /** The motto. */
  text?: ReactNode;
  actions?: ReactNode;
  figures?: readonly KeyFigure[];
  /** A card at the end, in the colours of the page. */
  aside?: ReactNode;
  /** `Tabs` at the lower edge. */
  tabs?: ReactNode;
}

/** The ink head of the page of an organizer or a series. It runs from edge to edge of its `Page`. */
export function CoverHero(props: CoverHeroProps) {
  const { title, kicker, shortName, logoSrc, posterSrc, text, actions, className, ...rest } = props;
  const { figures = [], aside, tabs, ...div } = rest;

  return (
    <div {...div} className={clsx(classes.CoverHero, className)}>
      <div className={classes.CoverHeroCover}>
        <div className={classes.CoverHeroPoster} aria-hidden="true">
          {posterSrc ? (
            <img className={classes.CoverHeroPicture} src={posterSrc} alt="" />
          ) : (
            <BarStrip className={classes.CoverHeroBars} bars={attackBars} />
          )}
        </div>
        <div className={classes.CoverHeroWords}>
          {kicker && <p className={classes.CoverHeroKicker}>{kicker}</p>}
          <div className={classes.CoverHeroTitle}>
            {(logoSrc || shortName) && <Logo src={logoSrc} shortName={shortName ?? ''} />}
            <DisplayText as="h1" size="d-xl">
              {title}
            </DisplayText>
          </div>
          {text && <p className={classes.CoverHeroText}>{text}</p>}
          {actions && <div className={classes.CoverHeroActions}>{actions}</div>}
        </div>
        {figures.length > 0 && <KeyFigures className={classes.CoverHeroFigures} figures={figures} />}
        {aside && <div className={classes.CoverHeroAside}>{aside}</div>}
      </div>
      {tabs && <div className={classes.CoverHeroTabs}>{tabs}</div>}
    </div>
  );
}

function Logo({ src, shortName }: { src: string | null | undefined; shortName: string }) {
  const [failed, setFailed] = useState<string | null>(null);

  return (
    <span className={classes.CoverHeroLogo} aria-hidden="true">
      {src && src !== failed ? <img src={src} alt="" onError={() => setFailed(src)} /> : shortName.slice(0, 4)}
    </span>
  );
}
