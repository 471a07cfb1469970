import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { Edit, EditList, View } from './Zwift.stories.tsx';

const meta = {
  title: 'Screens/Zwift states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofEditList = screenStates(shared, EditList);
const ofEdit = screenStates(shared, Edit);
const ofView = screenStates(shared, View);

export const EditListLoading: StateStory = ofEditList.loading;
export const EditListSlow: StateStory = ofEditList.slow;
export const EditListFailed: StateStory = ofEditList.failed;
export const EditListForbidden: StateStory = ofEditList.forbidden;
export const EditListOffline: StateStory = ofEditList.offline;

export const EditLoading: StateStory = ofEdit.loading;
export const EditSlow: StateStory = ofEdit.slow;
export const EditFailed: StateStory = ofEdit.failed;
export const EditForbidden: StateStory = ofEdit.forbidden;
export const EditOffline: StateStory = ofEdit.offline;

export const ViewLoading: StateStory = ofView.loading;
export const ViewSlow: StateStory = ofView.slow;
export const ViewFailed: StateStory = ofView.failed;
export const ViewForbidden: StateStory = ofView.forbidden;
export const ViewOffline: StateStory = ofView.offline;
