import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import shared, { Actions, Errors, ErrorWithStack } from '../people/People.stories.tsx';

const meta = {
  title: 'Screens/Admin logs states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofActions = screenStates(shared, Actions);
const ofErrors = screenStates(shared, Errors);
const ofErrorWithStack = screenStates(shared, ErrorWithStack);

export const ActionsLoading: StateStory = ofActions.loading;
export const ActionsSlow: StateStory = ofActions.slow;
export const ActionsFailed: StateStory = ofActions.failed;
export const ActionsForbidden: StateStory = ofActions.forbidden;
export const ActionsOffline: StateStory = ofActions.offline;

export const ErrorsLoading: StateStory = ofErrors.loading;
export const ErrorsSlow: StateStory = ofErrors.slow;
export const ErrorsFailed: StateStory = ofErrors.failed;
export const ErrorsForbidden: StateStory = ofErrors.forbidden;
export const ErrorsOffline: StateStory = ofErrors.offline;

export const ErrorWithStackLoading: StateStory = ofErrorWithStack.loading;
export const ErrorWithStackSlow: StateStory = ofErrorWithStack.slow;
export const ErrorWithStackFailed: StateStory = ofErrorWithStack.failed;
export const ErrorWithStackForbidden: StateStory = ofErrorWithStack.forbidden;
export const ErrorWithStackOffline: StateStory = ofErrorWithStack.offline;
