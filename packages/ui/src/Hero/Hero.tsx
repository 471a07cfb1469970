import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { type KeyFigure, KeyFigures } from '../Page/KeyFigures.tsx';
import { type MetaItem, MetaList } from '../Page/MetaList.tsx';
import classes from './Hero.module.css';

export interface HeroProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: string;
  kicker?: ReactNode;
  meta?: readonly MetaItem[];
  figures?: readonly KeyFigure[];
  actions?: ReactNode;
  /** A `RouteFigure` at the right, below the text under 992 px. */
  figure?: ReactNode;
  /** `Tabs` at the lower edge. */
  tabs?: ReactNode;
  /** `race` is above a protocol; `event` is taller, for a race to sign up for. */
  size?: 'race' | 'event';
}

/** The white header of a race, followed directly by a table. It spans its `Page` from edge to edge. */
export function Hero(props: HeroProps) {
  const { title, kicker, meta, figures, actions, figure, tabs, size = 'race', className, ...rest } = props;

  return (
    <div {...rest} className={clsx(classes.Hero, className)} data-size={size}>
      <div className={classes.HeroWords}>
        {kicker && <p className={classes.HeroKicker}>{kicker}</p>}
        <DisplayText as="h1" size={size === 'event' ? 'd-xl' : 'd-l'}>
          {title}
        </DisplayText>
        {meta && <MetaList items={meta} />}
        {figures && figures.length > 0 && <KeyFigures figures={figures} />}
        {actions && <div className={classes.HeroActions}>{actions}</div>}
      </div>
      {figure && <div className={classes.HeroFigure}>{figure}</div>}
      {tabs ? <div className={classes.HeroTabs}>{tabs}</div> : <div className={classes.HeroEnd} />}
    </div>
  );
}
