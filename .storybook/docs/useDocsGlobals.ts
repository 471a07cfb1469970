import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

type Globals = Record<string, unknown>;
type Channel = React.ContextType<typeof DocsContext>['channel'];

/** What the toolbar has chosen, on a docs page; pages without stories have it too. */
export function useGlobalsOf(channel: Channel): Globals {
  const [globals, setGlobals] = useState<Globals>(() => lastGlobals(channel));

  useEffect(() => {
    const onGlobals = ({ globals: updated }: { globals: Globals }) => setGlobals(updated);
    channel.on(GLOBALS_UPDATED, onGlobals);
    return () => channel.off(GLOBALS_UPDATED, onGlobals);
  }, [channel]);

  return globals;
}

/** The same for what is inside a docs page. */
export function useDocsGlobals(): Globals {
  return useGlobalsOf(use(DocsContext).channel);
}

function lastGlobals(channel: Channel): Globals {
  const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return event?.globals ?? {};
}
