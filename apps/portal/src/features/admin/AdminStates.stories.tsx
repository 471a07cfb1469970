import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../testing/screenStates.ts';
import shared, { Clubs, Organizers, Protocols } from './Admin.stories.tsx';

const meta = {
  title: 'Screens/Admin states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofOrganizers = screenStates(shared, Organizers);
const ofClubs = screenStates(shared, Clubs);
const ofProtocols = screenStates(shared, Protocols);

export const OrganizersLoading: StateStory = ofOrganizers.loading;
export const OrganizersSlow: StateStory = ofOrganizers.slow;
export const OrganizersFailed: StateStory = ofOrganizers.failed;
export const OrganizersForbidden: StateStory = ofOrganizers.forbidden;
export const OrganizersOffline: StateStory = ofOrganizers.offline;

export const ClubsLoading: StateStory = ofClubs.loading;
export const ClubsSlow: StateStory = ofClubs.slow;
export const ClubsFailed: StateStory = ofClubs.failed;
export const ClubsForbidden: StateStory = ofClubs.forbidden;
export const ClubsOffline: StateStory = ofClubs.offline;

export const ProtocolsLoading: StateStory = ofProtocols.loading;
export const ProtocolsSlow: StateStory = ofProtocols.slow;
export const ProtocolsFailed: StateStory = ofProtocols.failed;
export const ProtocolsForbidden: StateStory = ofProtocols.forbidden;
export const ProtocolsOffline: StateStory = ofProtocols.offline;
