import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import button from '../Button/Button.module.css';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import classes from './FullPageLoader.module.css';

/** A full-screen loader until the first page is rendered. */
export function FullPageLoader({ className, ...props }: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  const { messages } = useOtryv();

  return (
    <div role="status" {...props} className={clsx(classes.FullPageLoader, className)}>
      <span className={button.ButtonRing} aria-hidden="true" />
      {messages.loading}
    </div>
  );
}
