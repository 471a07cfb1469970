import { address, type Redirect } from '../address.ts';

const params = { zwiftId: { kind: 'gameId', example: 1000202 } } as const;

export const riderAddresses = {
  riders: address({ pattern: '/riders', access: 'public', title: 'riders', isSection: true }),
  compare: address({ pattern: '/compare', access: 'public', title: 'compare' }),
};

export const riderProfileAddresses = {
  riderResults: address({ pattern: '/profile/:zwiftId/results', params, access: 'public', title: 'riderResults' }),
  riderPower: address({ pattern: '/profile/:zwiftId/power', params, access: 'public', title: 'riderPower' }),
  riderWeight: address({
    pattern: '/profile/:zwiftId/weight-and-height',
    params,
    access: 'public',
    title: 'riderWeight',
  }),
  riderScore: address({ pattern: '/profile/:zwiftId/racing-score', params, access: 'public', title: 'riderScore' }),
};

export const riderRedirects: readonly Redirect[] = [
  { pattern: '/profile/:zwiftId', params, to: riderProfileAddresses.riderResults.pattern },
];
