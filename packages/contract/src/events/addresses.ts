import { address, type Redirect } from '../address.ts';

export const eventAddresses = {
  schedule: address({ pattern: '/race/schedule', access: 'public', title: 'schedule', isSection: true }),
  event: address({
    pattern: '/race/schedule/:eventId',
    params: { eventId: { kind: 'gameId', example: 5100018 } },
    access: 'public',
    title: 'event',
  }),
};

export const gameEventAddresses = {
  eventCreate: address({
    pattern: '/zwift/event/create',
    access: 'clubModerator',
    title: 'zwift',
    isSection: true,
    root: '/zwift',
  }),
  eventAdd: address({ pattern: '/zwift/event/add', access: 'clubModerator', title: 'eventAdd' }),
  eventEditList: address({ pattern: '/zwift/event/edit', access: 'clubModerator', title: 'eventEditList' }),
  eventEdit: address({
    pattern: '/zwift/event/edit/:eventId',
    params: { eventId: { kind: 'gameId', example: 5100018 } },
    access: 'clubModerator',
    title: 'eventEdit',
  }),
  eventView: address({ pattern: '/zwift/event/view', access: 'clubModerator', title: 'eventView' }),
};

export const gameEventRedirects: readonly Redirect[] = [
  { pattern: '/zwift', to: gameEventAddresses.eventCreate.pattern },
  { pattern: '/zwift/event', to: gameEventAddresses.eventCreate.pattern },
];
