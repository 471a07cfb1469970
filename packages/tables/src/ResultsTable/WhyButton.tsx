import { useMessages } from '@otryv/ui';
import { protocolCatalogues } from '../messages/protocol.ts';
import classes from './WhyButton.module.css';

export interface WhyButtonProps {
  rider: string;
  onClick: () => void;
}

/** Opens the explanation of a place: covers the place cell; in a row card its label is visible. */
export function WhyButton({ rider, onClick }: WhyButtonProps) {
  const messages = useMessages(protocolCatalogues);

  return (
    <button
      type="button"
      className={classes.WhyButton}
      aria-label={messages.whyOf(rider)}
      title={messages.why}
      onClick={onClick}
    >
      <span className={classes.WhyButtonLabel}>{messages.why}</span>
    </button>
  );
}
