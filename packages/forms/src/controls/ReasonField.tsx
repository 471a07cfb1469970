import { Button, TextArea, type TextAreaProps } from '@otryv/ui';
import classes from './ReasonField.module.css';

export interface ReasonFieldProps extends TextAreaProps {
  /** Predefined reasons, filled in by one press. */
  usual: readonly string[];
  usualLabel: string;
}

/** A short reason, with predefined ones below. */
export function ReasonField({ usual, usualLabel, ...props }: ReasonFieldProps) {
  return (
    <div className={classes.ReasonField}>
      <TextArea rows={2} {...props} />
      <fieldset className={classes.ReasonFieldUsual} aria-label={usualLabel}>
        {usual.map((reason) => (
          <Button key={reason} size="s" onClick={() => props.onChange(reason)}>
            {reason}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
