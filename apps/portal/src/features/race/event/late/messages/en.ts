/* Built from en.icu.json by tools/messages. */
export const en = {
  access: 'Who may ride',
  visibility: 'Who sees the race',
  visibilities: {
    all: 'all riders, in the public list',
    link: 'everybody with the link',
    club: 'riders of the club only',
  },
  clubOf: (club: string): string => `riders of ${club} only`,
  culling: 'Visible',
  cullings: {
    CULLING_SUBGROUP_ONLY: 'the own group',
    CULLING_EVENT_ONLY: 'the riders of the race',
    CULLING_EVERYBODY: 'everybody on the map',
  },
  jersey: 'Jersey',
  jerseyNumber: (hash: string): string => `number ${hash}`,
  eligibility: 'May I ride',
  eligibilityFailed: 'The check did not load',
  guest: 'Sign in, and we compare your figures with the conditions of each group.',
  signIn: 'Sign in',
  noGameId: 'Link your account of the game and prove it: none of your figures is known without it.',
  unprovedGameId: 'Your account of the game is linked, but not proved: none of your figures is known without that.',
  proveGameId: 'Prove the account of the game',
  linkGameId: 'Link the account of the game',
  details: 'How this is worked out',
};
