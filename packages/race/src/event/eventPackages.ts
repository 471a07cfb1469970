import type { PaceRanges, RegistrationMode } from '../access/registrations.ts';
import { type GroupLabel, groupLabelOf } from '../categories/groupLabel.ts';
import type { EVENT_FIELDS, EventDocument } from './eventDocument.ts';

/** Packages of settings, by kind of race. */
export const EVENT_PACKAGES = ['catchUp', 'series', 'newbies'] as const;
/** Settings applied to an event together. */
export type EventPackage = (typeof EVENT_PACKAGES)[number];

export interface PackageSettings {
  groups: readonly GroupLabel[];
  /** Values of the main block; missing ones are kept. */
  event: Partial<Pick<EventDocument, (typeof EVENT_FIELDS)[number]>>;
  /** UTC. */
  startTime: { hours: number; minutes: number };
  registrationMode: RegistrationMode;
  paceRanges: Partial<PaceRanges>;
  jerseys: Partial<Readonly<Record<GroupLabel, number>>>;
  letsTimeTrialBikesDraft: boolean;
  copiesStartPocket: boolean;
}

const everyPace = { from: 1, to: 6 };

export const packageSettings: Readonly<Record<EventPackage, PackageSettings>> = {
  catchUp: {
    groups: ['A', 'B', 'C', 'D', 'E'],
    event: { microserviceEventVisibility: 'SHAREABLE', eventType: 'RACE', cullingType: 'CULLING_EVENT_ONLY' },
    startTime: { hours: 16, minutes: 30 },
    registrationMode: 'catchUp',
    paceRanges: { A: everyPace, B: everyPace, C: everyPace, D: everyPace, E: everyPace },
    jerseys: { A: 3090729076, B: 4288197284, C: 3271072532, D: 1893222148, E: 3992094603 },
    letsTimeTrialBikesDraft: true,
    copiesStartPocket: false,
  },
  series: {
    groups: ['A', 'B', 'C', 'D', 'E'],
    event: { microserviceEventVisibility: 'DEFINED_BY_RESOURCE_ID', eventType: 'GROUP_RIDE' },
    startTime: { hours: 8, minutes: 0 },
    registrationMode: 'default',
    paceRanges: {
      A: { from: 4, to: 4.59 },
      B: { from: 3.2, to: 3.99 },
      C: { from: 1, to: 3.19 },
      D: { from: 4.6, to: 7 },
      E: { from: 1, to: 7 },
    },
    jerseys: {},
    letsTimeTrialBikesDraft: false,
    copiesStartPocket: true,
  },
  newbies: {
    groups: ['C', 'D', 'E'],
    event: { microserviceEventVisibility: 'SHAREABLE', eventType: 'GROUP_RIDE' },
    startTime: { hours: 16, minutes: 0 },
    registrationMode: 'default',
    paceRanges: { C: { from: 2.63, to: 3.36 }, D: { from: 1, to: 2.629 }, E: { from: 1, to: 7 } },
    jerseys: { C: 2439396652, D: 2808241362, E: 2214060235 },
    letsTimeTrialBikesDraft: false,
    copiesStartPocket: false,
  },
};

/**
 * Why a package cannot be applied.
 * - missingGroups, extraGroups: the event's groups differ from those of the package.
 * - groupENotFound: the group that the others are copied from is missing.
 * - startNotFound: the event has no date.
 * - unknownPackage: there is no package of this name.
 */
export type PackageProblem =
  | { code: 'missingGroups' | 'extraGroups'; groups: readonly GroupLabel[] }
  | { code: 'groupENotFound' | 'startNotFound' }
  | { code: 'unknownPackage'; name: string };

/** Reports missing groups of the package, and groups it does not include. */
export function groupProblems(labels: readonly number[], required: readonly GroupLabel[]): PackageProblem[] {
  const present = labels.map(groupLabelOf);
  const missing = required.filter((label) => !present.includes(label));
  const extra = present.filter((label) => !required.includes(label));
  return [
    ...(missing.length > 0 ? [{ code: 'missingGroups' as const, groups: missing }] : []),
    ...(extra.length > 0 ? [{ code: 'extraGroups' as const, groups: extra }] : []),
  ];
}
