import { groupLabelOf } from '../categories/groupLabel.ts';
import { nameForGroup, patched, withGroups } from './editGroups.ts';
import { type EventChange, eventChanges } from './eventChanges.ts';
import type { EventDraft, EventGroup } from './eventDocument.ts';
import {
  EVENT_PACKAGES,
  type EventPackage,
  groupProblems,
  type PackageProblem,
  type PackageSettings,
  packageSettings,
} from './eventPackages.ts';
import { withPace, withRegistration } from './eventRegistration.ts';
import { GAME_RULES, withRule } from './eventRules.ts';
import { momentMs, momentText, startingAt, startOf } from './eventStart.ts';

export interface AppliedPackage {
  /** The draft with the package applied, or unchanged if there are problems. */
  draft: EventDraft;
  changes: readonly EventChange[];
  problems: readonly PackageProblem[];
}

const usualRules: readonly string[] = ['SHOW_RACE_RESULTS', 'NO_POWERUPS'];
const groupE = 5;

/**
 * Applies the settings of a package to an event.
 *
 * World, route, name, description and length of group E are copied to the other groups; all groups start together, at
 * the time of the package on the day of the event.
 */
export function applyPackage(draft: EventDraft, name: string): AppliedPackage {
  const known = EVENT_PACKAGES.find((each) => each === name);
  const problems: PackageProblem[] = known ? packageProblems(draft, known) : [{ code: 'unknownPackage', name }];
  const source = draft.event.eventSubgroups.find(({ label }) => label === groupE);
  const startMs = startOf(draft);
  if (known === undefined || problems.length > 0 || source === undefined || startMs === null) {
    return { draft, changes: [], problems };
  }
  const settings = packageSettings[known];
  const next = packed(draft, settings, source, onSameDay(startMs, settings));
  return { draft: next, changes: eventChanges(draft, next), problems };
}

function packageProblems(draft: EventDraft, name: EventPackage): PackageProblem[] {
  const labels = draft.event.eventSubgroups.map(({ label }) => label);
  return [
    ...groupProblems(labels, packageSettings[name].groups),
    ...(labels.includes(groupE) ? [] : [{ code: 'groupENotFound' as const }]),
    ...(momentMs(draft.event.eventStart) === null ? [{ code: 'startNotFound' as const }] : []),
  ];
}

function packed(draft: EventDraft, settings: PackageSettings, source: EventGroup, startMs: number): EventDraft {
  const registered = withRegistration(draft, settings.registrationMode);
  const grouped = withGroups(registered, (group) => packedGroup(group, settings, source, startMs));
  const event = patched(grouped.event, {
    ...settings.event,
    categoryEnforcement: true,
    eventStart: momentText(startMs, grouped.event.eventStart),
  });
  return { ...grouped, event };
}

function packedGroup(group: EventGroup, settings: PackageSettings, source: EventGroup, startMs: number): EventGroup {
  const { mapId, routeId, description, laps, distanceInMeters, durationInSeconds, startLocation } = source;
  const copied = patched(group, { mapId, routeId, description, laps, distanceInMeters, durationInSeconds });
  const dressed = patched(withPace(copied, settings.paceRanges), {
    name: nameForGroup(source.name, group.label),
    jerseyHash: settings.jerseys[groupLabelOf(group.label)],
    startLocation: settings.copiesStartPocket ? startLocation : undefined,
  });
  return withUsualRules(startingAt(dressed, startMs), settings.letsTimeTrialBikesDraft);
}

function withUsualRules(group: EventGroup, timeTrialBikesDraft: boolean): EventGroup {
  const ruled = GAME_RULES.reduce((next, rule) => withRule(next, rule, usualRules.includes(rule)), group);
  return timeTrialBikesDraft ? withRule(ruled, 'ttBikesDraft', true) : ruled;
}

function onSameDay(startMs: number, { startTime }: PackageSettings): number {
  return new Date(startMs).setUTCHours(startTime.hours, startTime.minutes, 0, 0);
}
