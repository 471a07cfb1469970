import { address } from '../address.ts';

export const resultAddresses = {
  results: address({ pattern: '/race/results', access: 'public', title: 'results', isSection: true }),
  raceResults: address({
    pattern: '/race/results/:eventId',
    params: { eventId: { kind: 'gameId', example: 5100001 } },
    access: 'public',
    title: 'raceResults',
  }),
  resultsEdit: address({
    pattern: '/results/edit/:eventId',
    params: { eventId: { kind: 'gameId', example: 5100001 } },
    access: 'clubModerator',
    title: 'resultsEdit',
  }),
};
