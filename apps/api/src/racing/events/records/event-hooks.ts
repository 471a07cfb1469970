import { defineHook } from '../../../kernel/hooks/define-hook.ts';

/** An event is added, or another revision of it is stored. */
export const eventRevised = defineHook<{
  eventId: number;
  organizerId: string | null;
  revision: number;
  isNew: boolean;
}>('event revised');

/** An event is deleted; `revision` is what another one would have had. */
export const eventDeleted = defineHook<{ eventId: number; organizerId: string | null; revision: number }>(
  'event deleted',
);

/** Races become stages of a series or leave one. */
export const eventSeriesChanged = defineHook<{ eventIds: readonly number[] }>('series of events changed');

/** What started races show of their organizer changes. */
export const shownOrganizerChanged = defineHook<{ eventIds: readonly number[] }>('shown organizer changed');
