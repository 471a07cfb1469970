import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { pageCatalogues } from '../provider/pageMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './CopyText.module.css';
import { useCopy } from './useCopy.ts';

export interface CopyTextProps extends ComponentPropsWithRef<'span'> {
  /** The text to copy. */
  text: string;
}

/**
 * A text with a copy button. `children` replace the displayed text, e.g. with a link. Keyboard: Enter and Space copy.
 */
export function CopyText({ text, className, children = text, ...props }: CopyTextProps) {
  const messages = useMessages(pageCatalogues);
  const { copy, isCopied } = useCopy(text);

  return (
    <span {...props} className={clsx(classes.CopyText, className)}>
      <span className={classes.CopyTextShown}>{children}</span>
      <IconButton icon={isCopied ? Check : Copy} label={messages.copy(text)} size="s" onClick={copy} />
      <VisuallyHidden role="status">{isCopied ? messages.copied : ''}</VisuallyHidden>
    </span>
  );
}
