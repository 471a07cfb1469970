import type { Asked } from './kind.ts';

/** Describes the read of an event without the riders who signed up. */
export const eventOf = (id: string): Asked<'/api/race/events/{id}'> => ({
  address: `/api/race/events/${id}`,
  keep: ({ event }) => ({ event: { ...event, description: '', signedRiders: [] }, routes: [] }),
});
