import type { StoryObj } from '@storybook/react-vite';
import type { NetworkState } from './networkStates.ts';
import type { PortalAt } from './PortalAt.tsx';
import { waitForText } from './waitForText.ts';

/** A story of a screen in a state of the network. */
export type StateStory = StoryObj<typeof PortalAt>;

/** What a story of a screen says of it: where it is, what responds, when it is loaded. */
export type ScreenStory = Pick<StateStory, 'args' | 'parameters' | 'play'>;

export type ScreenStates = Record<NetworkState, StateStory>;

/** The states of a screen: of the story of its loaded one, and of what all its stories share. */
export function screenStates(shared: ScreenStory, loaded: ScreenStory): ScreenStates {
  const base: StateStory = {
    args: { ...shared.args, ...loaded.args },
    // Pictures are of loaded screens.
    parameters: { ...shared.parameters, ...loaded.parameters, chromatic: { disableSnapshot: true } },
  };
  const inState = (network: NetworkState, play?: StateStory['play']): StateStory => ({
    ...base,
    globals: { network },
    ...(play && { play }),
  });

  return {
    loading: inState('loading'),
    slow: inState('slow', loaded.play),
    failed: inState('failed', waitForText(/База данных сейчас не отвечает/)),
    forbidden: inState('forbidden', waitForText(/Попросите права|Доступ запрещен/)),
    offline: inState('offline', waitForText(/Network Error|Повторить/)),
  };
}
