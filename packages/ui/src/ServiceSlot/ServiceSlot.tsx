import { epochMs, type Moment } from '@otryv/race';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { useNow } from '../provider/useNow.ts';
import classes from './ServiceSlot.module.css';

const dayMs = 86_400_000;
const everyMs = 60_000;

export interface ServiceSlotProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  /** A `Chip` with its state. */
  chip?: ReactNode;
  /** Active period: «до 13 декабря 2026, 23:59 МСК». */
  period: ReactNode;
  /** For an active slot: draws the elapsed share, and counts the remaining days. */
  track?: { from: Moment; until: Moment } | undefined;
  /** A button beside it. */
  action?: ReactNode;
  /** Consequences, after the remaining days. */
  children?: ReactNode;
}

/** A paid period of a service: its state, its dates, and the remaining days. */
export function ServiceSlot({ title, chip, period, track, action, className, children, ...props }: ServiceSlotProps) {
  return (
    <div {...props} className={clsx(classes.ServiceSlot, className)}>
      <p className={classes.ServiceSlotHead}>
        <b>{title}</b> {chip} <span className={classes.ServiceSlotPeriod}>{period}</span>
      </p>
      {track ? <Elapsed {...track}>{children}</Elapsed> : children && <Words>{children}</Words>}
      {action && <div className={classes.ServiceSlotAction}>{action}</div>}
    </div>
  );
}

function Elapsed({ from, until, children }: { from: Moment; until: Moment; children: ReactNode }) {
  const messages = useMessages(pageCatalogues);
  const now = useNow(everyMs);
  const [start, end] = [epochMs(from) ?? now, epochMs(until) ?? now];
  const total = Math.floor((end - start) / dayMs);
  const gone = Math.min(total, Math.max(0, Math.floor((now - start) / dayMs)));
  const share = (100 * Math.min(1, Math.max(0, (now - start) / Math.max(1, end - start)))).toFixed(2);

  return (
    <>
      {/* Attributes, no styles: strict policies refuse those of a server. */}
      <svg className={classes.ServiceSlotBar} role="img" aria-label={messages.slotGone(gone, total)}>
        <rect width={`${share}%`} height="100%" />
      </svg>
      <Words>
        {messages.slotLeft(total - gone)} {children}
      </Words>
    </>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <p className={classes.ServiceSlotText}>{children}</p>;
}
