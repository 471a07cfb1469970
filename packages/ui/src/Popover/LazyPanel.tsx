import { ClientOnly } from '../ClientOnly/ClientOnly.tsx';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import type { PopoverPanelProps } from './PopoverPanel.tsx';

// The panel's library is loaded when a panel is first opened.
const PopoverPanel = lazyPart(async () => ({ default: (await import('./PopoverPanel.tsx')).PopoverPanel }));

/** The panel of a popover, with its library. */
export function LazyPanel(props: PopoverPanelProps) {
  return (
    <ClientOnly>
      <PopoverPanel {...props} />
    </ClientOnly>
  );
}
