import { accessRange, type GroupAccess } from './accessRange.ts';

type Scale = 'wattsPerKg' | 'racingScore';

export interface GroupLadder<Group> {
  measuredIn: Scale;
  /** Weakest first. */
  steps: readonly GroupStep<Group>[];
}

export interface GroupStep<Group> {
  group: Group;
  from: number;
  to: number;
}

/**
 * Orders the groups of a race by strength, as far as their ranges follow each other; `null` if fewer than two do. A
 * group whose range contains that of another is left out: a group for everybody, or for women, is no step.
 */
export function groupLadder<Group extends GroupAccess>(groups: readonly Group[]): GroupLadder<Group> | null {
  const measured = groups.flatMap((group) => scaledRange(group) ?? []);
  const [first] = measured;
  if (!first || measured.some(({ measuredIn }) => measuredIn !== first.measuredIn)) return null;
  const steps = measured
    .filter((one) => !measured.some((other) => other !== one && one.from <= other.from && other.to <= one.to))
    .map(({ group, from, to }) => ({ group, from, to }))
    .toSorted((one, other) => one.from - other.from);
  const isOrdered = steps.every(({ from }, at) => from >= (steps[at - 1]?.to ?? 0));
  return steps.length > 1 && isOrdered ? { measuredIn: first.measuredIn, steps } : null;
}

function scaledRange<Group extends GroupAccess>(group: Group): (GroupStep<Group> & { measuredIn: Scale }) | null {
  const range = accessRange(group);
  if (range?.measuredIn === 'wattsPerKg') return { group, measuredIn: 'wattsPerKg', from: range.from, to: range.to };
  if (range?.measuredIn !== 'label') return null;
  const [, from, to] = /^(\d+)–(\d+)$/.exec(range.label) ?? [];
  return from === undefined || to === undefined
    ? null
    : { group, measuredIn: 'racingScore', from: Number(from), to: Number(to) };
}
