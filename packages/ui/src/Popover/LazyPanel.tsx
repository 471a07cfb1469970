import { lazy, Suspense } from 'react';
import type { PopoverPanelProps } from './PopoverPanel.tsx';

// The panel's library is fetched when something is opened for the first time.
const PopoverPanel = lazy(async () => ({ default: (await import('./PopoverPanel.tsx')).PopoverPanel }));

/** The panel of a popover, with its library. */
export function LazyPanel(props: PopoverPanelProps) {
  return (
    <Suspense fallback={null}>
      <PopoverPanel {...props} />
    </Suspense>
  );
}
