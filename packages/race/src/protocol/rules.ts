import type { GroupLabel } from '../categories/groupLabel.ts';
import type { RulesVersion } from '../rulesVersion.ts';

/**
 * Ways in which the groups of an event share a protocol.
 * - classicGroup: a separate clock and separate places in each group.
 * - newbies: separate places in each group, all riders timed from the first start.
 * - catchUp and classicCommon: one table, all riders timed from the first start.
 */
export const FINISH_PROTOCOLS = ['classicGroup', 'newbies', 'catchUp', 'classicCommon'] as const;
export type FinishProtocol = (typeof FINISH_PROTOCOLS)[number];

export interface RaceGroup {
  /** The game's subgroup id. */
  id: number;
  label: GroupLabel;
  /** Epoch ms. */
  start: number;
}

export interface Rules {
  rulesVersion: RulesVersion;
  kind: FinishProtocol;
  /** Epoch ms. */
  eventStart: number;
  groups: readonly RaceGroup[];
}

/** Returns the finish protocol of that name; the common one for an unknown or missing name. */
export function finishProtocol(name: string | null | undefined): FinishProtocol {
  return FINISH_PROTOCOLS.find((known) => known === name) ?? 'classicCommon';
}

/** Whether places and gaps are computed within each group rather than over the whole field. */
export function isRankedByGroup(kind: FinishProtocol): boolean {
  return kind === 'classicGroup' || kind === 'newbies';
}

/**
 * Computes the delay of each group after the first start, in ms by group id. In classicGroup every group has a separate
 * clock, so all gaps are 0.
 */
export function startGaps({ kind, eventStart, groups }: Omit<Rules, 'rulesVersion'>): Map<number, number> {
  const firstStart = Math.min(...[eventStart, ...groups.map(({ start }) => start)].filter(Number.isFinite));
  const gapOf = (start: number) => (kind !== 'classicGroup' && Number.isFinite(start) ? start - firstStart : 0);
  return new Map(groups.map(({ id, start }) => [id, gapOf(start)]));
}
