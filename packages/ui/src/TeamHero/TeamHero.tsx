import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { type KeyFigure, KeyFigures } from '../Page/KeyFigures.tsx';
import { TeamPlate } from '../TeamPlate/TeamPlate.tsx';
import classes from './TeamHero.module.css';
import { WeekBars, type WeekBarsProps } from './WeekBars.tsx';

export interface TeamHeroProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  name: string;
  /** Short code on the plate. */
  code: string;
  /** Colours of the badge. */
  badge?: { background: string | null; colour: string | null } | null | undefined;
  logoSrc?: string | null | undefined;
  /** A picture at the right; without it the weeks are shown. */
  posterSrc?: string | null | undefined;
  /** Motto of the team. */
  text?: ReactNode;
  /** Founding date, other pages, in order. */
  facts?: readonly { key: string; content: ReactNode }[];
  figures?: readonly KeyFigure[];
  /** Points of the season by week. */
  weeks?: Pick<WeekBarsProps, 'points' | 'from' | 'label' | 'now'> | null | undefined;
  actions?: ReactNode;
  /** `Tabs` at the lower edge. */
  tabs?: ReactNode;
}

/**
 * The white header of a team's pages: plate, name, motto, key figures, the weeks of the season. It spans its `Page`
 * from edge to edge.
 */
export function TeamHero(props: TeamHeroProps) {
  const { name, code, badge, logoSrc, posterSrc, text, facts = [], className, ...others } = props;
  const { figures = [], weeks, actions, tabs, ...rest } = others;

  return (
    <div {...rest} className={clsx(classes.TeamHero, className)}>
      {posterSrc && <img className={classes.TeamHeroPoster} src={posterSrc} alt="" width={1366} height={200} />}
      <TeamPlate
        className={classes.TeamHeroPlate}
        {...{ code, logoSrc }}
        background={badge?.background}
        colour={badge?.colour}
      />
      <div className={classes.TeamHeroWords}>
        <DisplayText as="h1" size="d-l">
          <bdi>{name}</bdi>
        </DisplayText>
        {text && <p className={classes.TeamHeroText}>{text}</p>}
        {facts.length > 0 && (
          <ul className={classes.TeamHeroFacts}>
            {facts.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        )}
      </div>
      {figures.length > 0 && <KeyFigures className={classes.TeamHeroFigures} figures={figures} />}
      {(actions || weeks) && (
        <div className={classes.TeamHeroSide}>
          {actions && <div className={classes.TeamHeroActions}>{actions}</div>}
          {weeks && <WeekBars {...weeks} />}
        </div>
      )}
      <div className={classes.TeamHeroTabs}>{tabs}</div>
    </div>
  );
}
