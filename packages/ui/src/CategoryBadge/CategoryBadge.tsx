import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { displayLang } from '../DisplayText/DisplayText.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import classes from './CategoryBadge.module.css';

export interface CategoryBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A known category, or another label from the game; `null` for none. T is the total of finishers. */
  category: string | null;
  /** Number of sign-ups, or of finishers for T; printed after the badge and in the tooltip. */
  count?: number | undefined;
  size?: 's' | 'm' | 'l';
  /** Whether the badge has a tooltip on hover and focus; defaults to whether it has a count. */
  explained?: boolean;
}

/** A category as a coloured label, with the number of its riders if given. */
export function CategoryBadge({ category, count, size = 'm', explained, className, ...props }: CategoryBadgeProps) {
  const { locale, messages } = useOtryv();
  const marks = {
    lang: displayLang(category, locale),
    title: category === null ? messages.noCategory : undefined,
    'data-size': size,
  };
  const root = { ...props, 'data-category': category ?? 'none' };
  const isExplained = explained ?? count !== undefined;
  // Tables have two per row: a bare badge is a single element without a tooltip.
  if (count === undefined && !isExplained) {
    return (
      <span {...marks} {...root} className={clsx(classes.CategoryBadge, classes.CategoryBadgeLetters, className)}>
        {category ?? '?'}
      </span>
    );
  }
  const tip = category === 'T' ? messages.finished(count) : messages.registered(category ?? '?', count);

  return (
    <Tooltip {...root} tip={isExplained ? tip : null} className={clsx(classes.CategoryBadge, className)}>
      <span {...marks} className={classes.CategoryBadgeLetters}>
        {category ?? '?'}
      </span>
      {count !== undefined && <span className={classes.CategoryBadgeCount}>{count}</span>}
    </Tooltip>
  );
}
