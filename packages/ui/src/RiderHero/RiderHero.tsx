import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CategoryBadge } from '../CategoryBadge/CategoryBadge.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { type KeyFigure, KeyFigures } from '../Page/KeyFigures.tsx';
import classes from './RiderHero.module.css';
import { StartPlate } from './StartPlate.tsx';

export interface RiderHeroProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  name: string;
  /** The rider's category; no badge without one. */
  category?: string | null | undefined;
  imageSrc?: string | null | undefined;
  /** Country, team, age group, channels, in order. */
  facts?: readonly { key: string; content: ReactNode }[];
  figures?: readonly KeyFigure[];
  /** The rider's self-description. */
  text?: ReactNode;
  actions?: ReactNode;
  /** `Tabs` at the lower edge. */
  tabs?: ReactNode;
}

/**
 * The white header of a rider's pages: start plate, name, facts and key figures. It spans its `Page` from edge to edge.
 */
export function RiderHero(props: RiderHeroProps) {
  const { name, category, imageSrc, facts = [], figures = [], text, actions, tabs, className, ...rest } = props;

  return (
    <div {...rest} className={clsx(classes.RiderHero, className)}>
      <StartPlate name={name} src={imageSrc} />
      <div className={classes.RiderHeroWords}>
        <div className={classes.RiderHeroTitle}>
          <DisplayText as="h1" size="d-l">
            <bdi>{name}</bdi>
          </DisplayText>
          {category && <CategoryBadge category={category} size="l" />}
        </div>
        {facts.length > 0 && (
          <ul className={classes.RiderHeroFacts}>
            {facts.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        )}
        {text && <p className={classes.RiderHeroText}>{text}</p>}
      </div>
      {actions && <div className={classes.RiderHeroActions}>{actions}</div>}
      {figures.length > 0 && <KeyFigures className={classes.RiderHeroFigures} figures={figures} />}
      <div className={classes.RiderHeroTabs}>{tabs}</div>
    </div>
  );
}
