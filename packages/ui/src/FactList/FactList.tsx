import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './FactList.module.css';

export interface Fact {
  /** Unique in the list; optional if the label is text. */
  key?: string;
  label: ReactNode;
  value: ReactNode;
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  facts: readonly Fact[];
}

/** A vertical list of facts: label at the left, value at the right. */
export function FactList({ facts, className, ...props }: FactListProps) {
  return (
    <dl {...props} className={clsx(classes.FactList, className)}>
      {facts.map(({ key, label, value }) => (
        <div key={key ?? (typeof label === 'string' ? label : undefined)} className={classes.Fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
