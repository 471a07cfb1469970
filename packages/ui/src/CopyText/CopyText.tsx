import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { usePageMessages } from '../provider/usePageMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './CopyText.module.css';

export interface CopyTextProps extends ComponentPropsWithRef<'span'> {
  /** What is copied. */
  text: string;
}

const confirmationMs = 2_000;

/** A text with a button that copies it. `children` replace the shown text, for a link. Keyboard: Enter and Space copy. */
export function CopyText({ text, className, children = text, ...props }: CopyTextProps) {
  const messages = usePageMessages();
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), confirmationMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setCopies((count) => count + 1));
  };

  return (
    <span {...props} className={clsx(classes.CopyText, className)}>
      <span className={classes.CopyTextShown}>{children}</span>
      <IconButton icon={copies > 0 ? Check : Copy} label={messages.copy(text)} size="s" onClick={copy} />
      <VisuallyHidden role="status">{copies > 0 ? messages.copied : ''}</VisuallyHidden>
    </span>
  );
}
