import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './Choice.module.css';

export interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'onToggle'> {
  label: ReactNode;
  /** Text below the label. */
  hint?: ReactNode | undefined;
  onToggle: (checked: boolean) => void;
}

/** A checkbox, radio or switch (by `type` and `role`) with its label; the entire area is clickable. */
export function Choice({ label, hint, onToggle, className, ...props }: ChoiceProps) {
  const hintId = useId();
  const notes = [hint && hintId, props['aria-describedby']].filter(Boolean).join(' ');

  return (
    <label className={clsx(classes.Choice, className)}>
      <input
        {...props}
        className={classes.ChoiceMark}
        aria-describedby={notes || undefined}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <span>
        {label}
        {hint && (
          <small id={hintId} className={classes.ChoiceHint} aria-hidden="true">
            {hint}
          </small>
        )}
      </span>
    </label>
  );
}
