import type { Meta } from '@storybook/react-vite';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { type StateStory, screenStates } from '../../../testing/screenStates.ts';
import shared, { Digest, Letter } from './Mailings.stories.tsx';

const meta = {
  title: 'Screens/Mailings states',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;

const ofEmail = screenStates(shared, Letter);
const ofDigest = screenStates(shared, Digest);

export const LetterLoading: StateStory = ofEmail.loading;
export const LetterSlow: StateStory = ofEmail.slow;
export const LetterFailed: StateStory = ofEmail.failed;
export const LetterForbidden: StateStory = ofEmail.forbidden;
export const LetterOffline: StateStory = ofEmail.offline;

export const DigestLoading: StateStory = ofDigest.loading;
export const DigestSlow: StateStory = ofDigest.slow;
export const DigestFailed: StateStory = ofDigest.failed;
export const DigestForbidden: StateStory = ofDigest.forbidden;
export const DigestOffline: StateStory = ofDigest.offline;
