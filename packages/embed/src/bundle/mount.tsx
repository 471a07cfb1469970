import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Mounted } from '../live/loadBundle.ts';
import type { EmbedState } from '../state/embedState.ts';
import { EmbedWidget } from '../widgets/EmbedWidget.tsx';

/**
 * Hydrates the server's markup in the container with React, or renders into it. Popups are also rendered in the
 * container.
 */
export function mount(container: HTMLElement, state: EmbedState, how: 'hydrate' | 'render'): Mounted {
  const settle: { ready?: () => void } = {};
  const ready = new Promise<void>((resolve) => {
    settle.ready = resolve;
  });
  const treeOf = (shown: EmbedState) => (
    <StrictMode>
      <Ready onReady={() => settle.ready?.()}>
        <EmbedWidget state={shown} container={container} />
      </Ready>
    </StrictMode>
  );
  const root = how === 'hydrate' ? hydrateRoot(container, treeOf(state)) : createRoot(container);
  if (how === 'render') root.render(treeOf(state));
  return {
    ready,
    update: (next) => root.render(treeOf(next)),
    unmount: () => root.unmount(),
  };
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);

  return children;
}
