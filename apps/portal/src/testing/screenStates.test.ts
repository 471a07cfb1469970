import { addressKeyAt, addressKeys } from '@otryv/contract/addresses';
import { describe, expect, it } from 'vitest';
import type { StateStory } from './screenStates.ts';

const modules = import.meta.glob<Record<string, StateStory>>('../features/**/*States.stories.tsx', { eager: true });
const stories = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, story]) => (name === 'default' ? [] : story));
const pathOf = ({ args }: StateStory) => (args?.address ?? '').replace(/\?.*/, '');
const covered = new Set(stories.map((story) => addressKeyAt(pathOf(story))));
const texts = ['privacyPolicy', 'termsOfUse', 'offer', 'message', 'forbidden'];
/** Screens that begin empty, or whose only read has separate stories. */
const forms = [
  'signIn',
  'registration',
  'reset',
  'confirmEmail',
  'letterSignIn',
  'newPassword',
  'unsubscribe',
  'organizerSeriesCreate',
  'adminProtocolCreation',
  'eventCreate',
  'eventAdd',
];
/** Screens whose reads are those of another screen listed here. */
const likeAnother = [
  'leadersFemale',
  'profile',
  'settingsNotifications',
  'settingsZwift',
  'settingsStream',
  'organizerDocuments',
  'organizerDocument',
  'developmentDocuments',
  'developmentDocument',
];

describe('screenStates', () => {
  it('cover every screen in every network state', () => {
    const networks = [...covered].map((key) =>
      stories.filter((story) => addressKeyAt(pathOf(story)) === key).map(({ globals }) => globals?.network),
    );

    expect(networks.filter((states) => new Set(states).size < 5)).toEqual([]);
  });

  it('cover the screens that read something before they are shown', () => {
    const without: string[] = [...texts, ...forms, ...likeAnother];

    expect(addressKeys.filter((key) => !covered.has(key) && !without.includes(key))).toEqual([]);
  });

  it('leave pictures to loaded screens', () => {
    expect(stories.every(({ parameters }) => parameters?.chromatic.disableSnapshot)).toBe(true);
  });
});
