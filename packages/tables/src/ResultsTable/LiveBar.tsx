import { type MouseEvent, useState } from 'react';
import { useToolMessages } from '../messages/tools.ts';
import classes from './LiveBar.module.css';

export interface LiveBarProps {
  /** How many riders have finished; with 0 only known rows have changed. */
  finished: number;
  isWaiting: boolean;
  onShow: () => void;
}

/** Says over a protocol how many rows wait, and lets them in; it is there before they are, so that they are announced. */
export function LiveBar({ finished, isWaiting, onShow }: LiveBarProps) {
  const messages = useToolMessages();
  const [hasShown, setHasShown] = useState(false);
  const words = finished === 0 ? messages.protocolChanged : messages.moreFinished(finished);

  const show = ({ currentTarget }: MouseEvent) => {
    setHasShown(true);
    onShow();
    // The button goes: the rows it brought take its focus.
    currentTarget.closest('[data-density]')?.querySelector('section')?.focus({ preventScroll: true });
  };

  return (
    <div className={classes.LiveBar} data-waiting={isWaiting || undefined}>
      <span role="status">{isWaiting ? words : hasShown && messages.shown}</span>
      {isWaiting && (
        <button type="button" className={classes.LiveBarShow} onClick={show}>
          {messages.show}
        </button>
      )}
    </div>
  );
}
