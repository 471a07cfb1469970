import { clsx } from 'clsx';
import { Check, Copy } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useCopy } from '../CopyText/useCopy.ts';
import { Icon } from '../Icon/Icon.tsx';
import { previewCatalogues } from '../provider/previewMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './CodeBlock.module.css';

export interface CodeBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Description of the code for screen readers. */
  label: string;
  code: string;
  /** Controls above the code that change it. */
  tools?: ReactNode;
  /** A line below the code. */
  note?: ReactNode;
}

/** Code to copy verbatim: long lines scroll. Keyboard: focusable, so that arrow keys scroll it. */
export function CodeBlock({ label, code, tools, note, className, ...props }: CodeBlockProps) {
  const messages = useMessages(previewCatalogues);
  const { copy, isCopied } = useCopy(code);

  return (
    <div {...props} className={clsx(classes.CodeBlock, className)}>
      <div className={classes.CodeBlockHead}>
        {tools}
        <Button kind="primary" className={classes.CodeBlockCopy} onClick={copy}>
          <Icon of={isCopied ? Check : Copy} /> {isCopied ? messages.copied : messages.copyCode}
        </Button>
        <VisuallyHidden role="status">{isCopied ? messages.copied : ''}</VisuallyHidden>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: It scrolls, and has nothing in it that takes focus. */}
      <section className={classes.CodeBlockCode} tabIndex={0} aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      {note && <p className={classes.CodeBlockNote}>{note}</p>}
    </div>
  );
}
