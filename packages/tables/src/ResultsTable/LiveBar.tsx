import { useMessages } from '@otryv/ui';
import { type MouseEvent, useState } from 'react';
import { toolCatalogues } from '../messages/tools.ts';
import classes from './LiveBar.module.css';

export interface LiveBarProps {
  /** Number of new finishers; 0 if only existing rows changed. */
  finished: number;
  isWaiting: boolean;
  onShow: () => void;
}

/**
 * A bar above a protocol with the number of pending rows and a button that shows them; its live region is always
 * rendered.
 */
export function LiveBar({ finished, isWaiting, onShow }: LiveBarProps) {
  const messages = useMessages(toolCatalogues);
  const [hasShown, setHasShown] = useState(false);
  const text = finished === 0 ? messages.protocolChanged : messages.moreFinished(finished);

  const show = ({ currentTarget }: MouseEvent) => {
    setHasShown(true);
    onShow();
    // The button disappears: focus moves to the new rows.
    currentTarget.closest('[data-density]')?.querySelector('section')?.focus({ preventScroll: true });
  };

  return (
    <div className={classes.LiveBar} data-waiting={isWaiting || undefined}>
      <span role="status">{isWaiting ? text : hasShown && messages.shown}</span>
      {isWaiting && (
        <button type="button" className={classes.LiveBarShow} onClick={show}>
          {messages.show}
        </button>
      )}
    </div>
  );
}
