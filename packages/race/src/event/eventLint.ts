import { accessNotes } from './accessNotes.ts';
import type { EventDraft, EventGroup } from './eventDocument.ts';
import { momentMs, startOf } from './eventStart.ts';
import { type LintNote, lintNote } from './lintNote.ts';
import { UNNAMED_EVENT } from './newEventDraft.ts';
import { paceNotes } from './paceNotes.ts';

/** Properties of a route in the catalogue, for checking an event. */
export interface LintRoute {
  mapId: number;
  lap: boolean;
  pockets: readonly number[];
  sports: readonly string[];
}

export interface LintFacts {
  nowMs: number;
  /** Known routes by number; without it routes are not checked. */
  routes?: ReadonlyMap<number, LintRoute>;
}

/** Lists errors and likely mistakes in an event. */
export function eventLint(draft: EventDraft, facts: LintFacts): LintNote[] {
  const groups = draft.event.eventSubgroups;
  return [
    ...mainNotes(draft, facts),
    ...groups.flatMap((group) => [...startNotes(group, draft), ...routeNotes(group, draft, facts)]),
    ...paceNotes(draft),
    ...accessNotes(draft),
  ];
}

function mainNotes(draft: EventDraft, { nowMs }: LintFacts): LintNote[] {
  const startMs = startOf(draft);
  return [
    ...(startMs === null ? [lintNote('noStart', 'eventStart')] : []),
    ...(startMs !== null && startMs <= nowMs ? [lintNote('startPast', 'eventStart')] : []),
    ...nameNotes(draft.event.name?.trim()),
    ...(isLink(draft.event.imageUrl?.trim()) ? [] : [lintNote('pictureNoLink', 'imageUrl')]),
  ];
}

/** Whether an address is a link; a missing picture is valid. */
function isLink(address = ''): boolean {
  return /^(?:https:\/\/[^\s/]\S*)?$/.test(address);
}

function nameNotes(name: string | undefined): LintNote[] {
  if (!name) return [lintNote('noName', 'name')];
  return name === UNNAMED_EVENT ? [lintNote('gameName', 'name')] : [];
}

function startNotes(group: EventGroup, draft: EventDraft): LintNote[] {
  const groups = [group.label];
  const startMs = momentMs(group.eventSubgroupStart);
  const eventMs = startOf(draft);
  const opensMs = momentMs(group.registrationStart);
  const closesMs = momentMs(group.registrationEnd);
  if (startMs === null) return eventMs === null ? [] : [lintNote('noStart', 'eventSubgroupStart', { groups })];
  const isLate = (opensMs !== null && opensMs >= startMs) || (closesMs !== null && closesMs > startMs);
  return [
    ...(eventMs !== null && startMs < eventMs ? [lintNote('groupBeforeEvent', 'eventSubgroupStart', { groups })] : []),
    ...(isLate ? [lintNote('registrationAfterStart', 'eventSubgroupStart', { groups })] : []),
  ];
}

function routeNotes(group: EventGroup, { event }: EventDraft, { routes }: LintFacts): LintNote[] {
  const groups = [group.label];
  const { routeId, mapId, laps, startLocation } = group;
  const length = [laps, group.distanceInMeters, group.durationInSeconds].some((value) => (value ?? 0) > 0);
  const noLength = length ? [] : [lintNote('noLength', 'laps', { groups })];
  if (!routeId) return [lintNote('noRoute', 'routeId', { groups }), ...noLength];
  if (!routes) return noLength;
  const route = routes.get(routeId);
  if (!route) return [lintNote('unknownRoute', 'routeId', { groups }), ...noLength];
  const sport = event.sport?.toLowerCase();
  const isOut = typeof startLocation === 'number' && !route.pockets.includes(startLocation);
  return [
    ...noLength,
    ...(route.mapId === mapId ? [] : [lintNote('routeOfOtherMap', 'routeId', { groups })]),
    ...(!sport || route.sports.includes(sport) ? [] : [lintNote('routeOfOtherSport', 'routeId', { groups })]),
    ...(!route.lap && (laps ?? 0) > 1 ? [lintNote('lapsWithoutLap', 'laps', { groups })] : []),
    ...(isOut ? [lintNote('wrongPocket', 'startLocation', { groups, value: startLocation })] : []),
  ];
}
