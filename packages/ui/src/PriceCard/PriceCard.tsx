import { formatNumber, NO_BREAK_SPACE } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { DisplayText } from '../DisplayText/DisplayText.tsx';
import { Card } from '../Layout/Layout.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './PriceCard.module.css';

export interface PriceCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: string;
  /** Roubles; kopecks are shown if non-zero. */
  amount: number;
  /** Number of units the amount buys: 3 months. */
  quantity?: number;
  unit: 'month' | 'week' | 'day' | 'piece';
  /** Whether it is already bought. */
  current?: boolean;
  /** Button for buying it. */
  action?: ReactNode;
  /** Included features. */
  children?: ReactNode;
}

/** A service, its price, and the button for buying it. */
export function PriceCard(props: PriceCardProps) {
  const { title, amount, quantity = 1, unit, current = false, action, className, children, ...rest } = props;
  const { locale } = useOtryv();
  const messages = useMessages(pageCatalogues);
  const decimals = Number.isInteger(amount) ? 0 : 2;

  return (
    <Card {...rest} className={clsx(classes.PriceCard, className)} data-current={current || undefined}>
      <h3 className={classes.PriceCardTitle}>
        {title} {current && <Chip tone="success">{messages.currentPlan}</Chip>}
      </h3>
      <p className={classes.PriceCardPrice}>
        <DisplayText size="d-l">{formatNumber(amount, { locale, decimals, decimal: 'comma' })}</DisplayText>
        {`${NO_BREAK_SPACE}₽ ${messages.pricePeriod[unit](quantity)}`}
      </p>
      {children}
      {action && <div className={classes.PriceCardAction}>{action}</div>}
    </Card>
  );
}
