import type { StoryObj } from '@storybook/react-vite';
import type { NetworkState } from './networkStates.ts';
import type { PortalAt } from './PortalAt.tsx';
import { waitForText } from './waitForText.ts';

/** Story of a screen in a state of the network. */
export type StateStory = StoryObj<typeof PortalAt>;

/** Story settings of a screen: its address, its handlers, its loaded text. */
export type ScreenStory = Pick<StateStory, 'args' | 'parameters' | 'play'>;

export type ScreenStates = Record<NetworkState, StateStory>;

/** Builds the states of a screen from the story of the loaded one and the settings that all its stories share. */
export function screenStates(shared: ScreenStory, loaded: ScreenStory): ScreenStates {
  const base: StateStory = {
    args: { ...shared.args, ...loaded.args },
    // Pictures show loaded screens.
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
