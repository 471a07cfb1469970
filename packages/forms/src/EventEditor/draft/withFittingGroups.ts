import { type EventDraft, GROUP_LABELS, type PackageProblem, withNewGroup, withoutGroup } from '@otryv/race';

/**
 * Adjusts a draft's groups to a package: adds those reported as missing, and removes those reported as extra.
 */
export function withFittingGroups(
  draft: EventDraft,
  problems: readonly PackageProblem[],
  pockets: readonly number[],
): EventDraft {
  // The last group cannot be removed, so groups are added first.
  const added = numbersOf('missingGroups', problems).reduce((next, group) => withNewGroup(next, group, pockets), draft);
  return numbersOf('extraGroups', problems).reduce(withoutGroup, added);
}

function numbersOf(code: 'missingGroups' | 'extraGroups', problems: readonly PackageProblem[]): number[] {
  return problems.flatMap((problem) =>
    problem.code === code ? problem.groups.map((label) => GROUP_LABELS.indexOf(label) + 1) : [],
  );
}
