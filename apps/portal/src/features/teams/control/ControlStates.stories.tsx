import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import shared, { Creation, Edit, Members } from './Control.stories.tsx';

const meta = {
  title: 'Screens/TeamControl states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofMembers = screenStates(shared, Members);
const ofEdit = screenStates(shared, Edit);
const ofCreation = screenStates(shared, Creation);

export const MembersLoading: StateStory = ofMembers.loading;
export const MembersSlow: StateStory = ofMembers.slow;
export const MembersFailed: StateStory = ofMembers.failed;
export const MembersForbidden: StateStory = ofMembers.forbidden;
export const MembersOffline: StateStory = ofMembers.offline;

export const EditLoading: StateStory = ofEdit.loading;
export const EditSlow: StateStory = ofEdit.slow;
export const EditFailed: StateStory = ofEdit.failed;
export const EditForbidden: StateStory = ofEdit.forbidden;
export const EditOffline: StateStory = ofEdit.offline;

export const CreationLoading: StateStory = ofCreation.loading;
export const CreationSlow: StateStory = ofCreation.slow;
export const CreationFailed: StateStory = ofCreation.failed;
export const CreationForbidden: StateStory = ofCreation.forbidden;
export const CreationOffline: StateStory = ofCreation.offline;
