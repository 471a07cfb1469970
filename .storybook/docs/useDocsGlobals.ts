import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useMemo, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

type Globals = Record<string, unknown>;
type Channel = React.ContextType<typeof DocsContext>['channel'];

/** Returns the toolbar's settings on a docs page, also on pages without stories. */
export function useGlobalsOf(channel: Channel): Globals {
  const { subscribe, read } = useMemo(() => globalsOf(channel), [channel]);
  return useSyncExternalStore(subscribe, read);
}

/** Returns the same within a docs page. */
export function useDocsGlobals(): Globals {
  return useGlobalsOf(use(DocsContext).channel);
}

function globalsOf(channel: Channel) {
  let globals = lastGlobals(channel);
  const subscribe = (notify: () => void) => {
    const onGlobals = ({ globals: updated }: { globals: Globals }) => {
      globals = updated;
      notify();
    };
    channel.on(GLOBALS_UPDATED, onGlobals);
    // The toolbar may have been used between the first render and this: React reads once more after it.
    globals = lastGlobals(channel);
    return () => channel.off(GLOBALS_UPDATED, onGlobals);
  };
  return { subscribe, read: () => globals };
}

function lastGlobals(channel: Channel): Globals {
  const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return event?.globals ?? {};
}
