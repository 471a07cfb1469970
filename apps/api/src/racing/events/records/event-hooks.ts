import { defineHook } from '../../../kernel/hooks/define-hook.ts';

/** Raised when an event is added or another revision of it is stored. */
export const eventRevised = defineHook<{
  eventId: number;
  organizerId: string | null;
  revision: number;
  isNew: boolean;
}>('event revised');

/** Raised when an event is deleted; `revision` is what its next revision would have been. */
export const eventDeleted = defineHook<{ eventId: number; organizerId: string | null; revision: number }>(
  'event deleted',
);

/** Raised when races become stages of a series or leave one. */
export const eventSeriesChanged = defineHook<{ eventIds: readonly number[] }>('series of events changed');

/** Raised when the organizer shown by started races changes. */
export const shownOrganizerChanged = defineHook<{ eventIds: readonly number[] }>('shown organizer changed');
