import {
  chosenModeOf,
  type EventChange,
  type EventDocument,
  type EventDraft,
  type EventGroup,
  eventChanges,
  FINISH_PROTOCOLS,
  IMPORTANCE_LEVELS,
  momentMs,
  registrationModeOf,
} from '@otryv/race';
import type { StoredEvent } from '../events/read/event-catalogue.ts';

type SiteFields = Pick<StoredEvent, 'registrationMode' | 'typeRaceCustom' | 'importanceLevel' | 'series'>;

/** Site defaults of an event before any choice is made. */
const unchosen = { finishProtocol: 'classicCommon', importanceLevel: 'standard' } as const;

/** Converts an event for its editor: the game's document and the site's fields. */
export function toDraft(event: EventDocument, site: Partial<SiteFields> | null): EventDraft {
  return {
    event,
    registrationMode: chosenModeOf(event, site?.registrationMode ?? null),
    finishProtocol: FINISH_PROTOCOLS.find((known) => known === site?.typeRaceCustom) ?? unchosen.finishProtocol,
    importanceLevel: IMPORTANCE_LEVELS.find((known) => known === site?.importanceLevel) ?? unchosen.importanceLevel,
    seriesId: site?.series?._id.toHexString() ?? null,
  };
}

/** Returns the differences of the second document among the editable fields. */
export function gameChanges(before: EventDocument, after: EventDocument): EventChange[] {
  return eventChanges(compared(before), compared(after)).map((change) =>
    change.type === 'event' && change.field === 'registrationMode'
      ? { ...change, before: nameOf(before, change.before), after: nameOf(after, change.after) }
      : change,
  );
}

/**
 * Returns the mode of an expression, or else the expression itself; without one, enforcement is off regardless of the
 * paces.
 */
function nameOf(event: EventDocument, expression: string | null): string | null {
  return expression === null ? 'disabled' : (registrationModeOf(event) ?? expression);
}

/** Normalizes an event for comparison: expressions literally, moments by their time. */
function compared(event: EventDocument): EventDraft {
  const eventSubgroups = event.eventSubgroups.map(
    (group): EventGroup => ({ ...group, eventSubgroupStart: plain(group.eventSubgroupStart) }),
  );
  const accessExpression = event.categoryEnforcement ? (event.accessExpression ?? null) : null;
  const plainEvent = { ...event, accessExpression, eventStart: plain(event.eventStart), eventSubgroups };
  return { ...toDraft(event, null), registrationMode: null, event: plainEvent };
}

function plain(moment: string | null | undefined): string | null {
  const ms = momentMs(moment);
  return ms === null ? null : new Date(ms).toISOString();
}
