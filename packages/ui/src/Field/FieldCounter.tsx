import { useInputMessages } from '../provider/useInputMessages.ts';
import classes from './Field.module.css';

export interface FieldCounterProps {
  /** The id of the control that is counted. */
  id: string;
  count: number;
  limit: number;
}

/** How much of a limit is taken: «40 из 200», in the tone of an error beyond it. */
export function FieldCounter({ id, count, limit }: FieldCounterProps) {
  const messages = useInputMessages();

  return (
    <span id={`${id}-aside`} className={classes.FieldAside} data-over={count > limit || undefined}>
      {messages.countOf(count, limit)}
    </span>
  );
}
