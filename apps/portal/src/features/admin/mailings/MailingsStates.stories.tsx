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

const ofLetter = screenStates(shared, Letter);
const ofDigest = screenStates(shared, Digest);

export const LetterLoading: StateStory = ofLetter.loading;
export const LetterSlow: StateStory = ofLetter.slow;
export const LetterFailed: StateStory = ofLetter.failed;
export const LetterForbidden: StateStory = ofLetter.forbidden;
export const LetterOffline: StateStory = ofLetter.offline;

export const DigestLoading: StateStory = ofDigest.loading;
export const DigestSlow: StateStory = ofDigest.slow;
export const DigestFailed: StateStory = ofDigest.failed;
export const DigestForbidden: StateStory = ofDigest.forbidden;
export const DigestOffline: StateStory = ofDigest.offline;
