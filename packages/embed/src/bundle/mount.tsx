import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Mounted } from '../live/loadBundle.ts';
import type { EmbedState } from '../state/embedState.ts';
import { EmbedWidget } from '../widgets/EmbedWidget.tsx';

/**
 * Hydrates the server's markup in the container with React, or renders into it. Popups are also rendered in the
 * container.
 */
export function mount(
  container: HTMLElement,
  state: EmbedState,
  how: 'hydrate' | 'render',
  clockSkewMs: number,
): Mounted {
  const settle: { ready?: () => void } = {};
  const ready = new Promise<void>((resolve) => {
    settle.ready = resolve;
  });
  const treeOf = (shown: EmbedState, skewMs: number) => (
    <StrictMode>
      <Ready onReady={() => settle.ready?.()}>
        <EmbedWidget state={shown} clockSkewMs={skewMs} container={container} />
      </Ready>
    </StrictMode>
  );
  const root = how === 'hydrate' ? hydrateRoot(container, treeOf(state, clockSkewMs)) : createRoot(container);
  if (how === 'render') root.render(treeOf(state, clockSkewMs));
  return {
    ready,
    update: (next, skewMs) => root.render(treeOf(next, skewMs)),
    unmount: () => root.unmount(),
  };
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);

  return children;
}
