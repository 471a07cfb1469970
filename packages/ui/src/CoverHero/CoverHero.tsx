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
  /** Replaces a missing logo; without it there is no logo. */
  shortName?: string;
  logoSrc?: string | null;
  /** Picture behind the text; a drawn route by default. */
  posterSrc?: string | null;
  /** Motto of the page. */
  text?: ReactNode;
  actions?: ReactNode;
  figures?: readonly KeyFigure[];
  /** A trailing card, in the colours of the page. */
  aside?: ReactNode;
  /** `Tabs` at the lower edge. */
  tabs?: ReactNode;
}

/** The ink header of an organizer's or a series' page. It spans its `Page` from edge to edge. */
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
