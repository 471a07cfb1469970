import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './Choice.module.css';

export interface ChoiceProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'onToggle'> {
  label: ReactNode;
  /** Words below the label. */
  hint?: ReactNode | undefined;
  onToggle: (checked: boolean) => void;
}

/** A mark with its words, all of which can be pressed: a box, a circle or a switch by `type` and `role`. */
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
