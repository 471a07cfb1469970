import { paceRanges } from '../access/registrationModes.ts';
import { REGISTRATION_MODES } from '../access/registrations.ts';
import { accessRange } from '../categories/accessRange.ts';
import type { EventDraft } from './eventDocument.ts';
import { EVENT_PACKAGES, packageSettings } from './eventPackages.ts';
import { hasPaces } from './eventRegistration.ts';
import { type LintNote, lintNote } from './lintNote.ts';

// The game writes the end of a range as the last value before the next one: 3.99 and 4 are adjacent.
const step = 0.011;

interface PacedGroup {
  label: number;
  from: number;
  to: number;
}

/**
 * Checks manually entered paces: reversed ends, and adjacent groups that overlap or leave a gap. Paces of a mode or a
 * package are intentional, and a racing score range replaces the pace.
 */
export function paceNotes({ event }: EventDraft): LintNote[] {
  const isOfTable =
    REGISTRATION_MODES.some((mode) => hasPaces(event, paceRanges(mode))) ||
    EVENT_PACKAGES.some((name) => hasPaces(event, packageSettings[name].paceRanges));
  if (isOfTable) return [];
  const paced = event.eventSubgroups.flatMap((group): PacedGroup[] => {
    const range = accessRange(group);
    return range === null || range.measuredIn === 'label'
      ? []
      : [{ label: group.label, from: range.from, to: range.to }];
  });
  const reversed = paced.filter(({ from, to }) => from > to);
  const wrong = reversed.map(({ label, from }) => lintNote('paceReversed', 'pace', { groups: [label], value: from }));
  return [...wrong, ...neighbourNotes(paced.filter((group) => !reversed.includes(group)))];
}

function neighbourNotes(paced: readonly PacedGroup[]): LintNote[] {
  const narrow = paced.filter((group) => paced.length < 3 || !paced.every((other) => covers(group, other)));
  const sorted = narrow.toSorted((one, other) => one.from - other.from || one.to - other.to);
  return sorted.slice(1).flatMap((upper, at) => {
    const lower = sorted[at];
    if (lower === undefined) return [];
    const groups = [upper.label, lower.label].toSorted((one, other) => one - other);
    if (upper.from <= lower.to) return [lintNote('paceOverlap', 'pace', { groups, value: upper.from })];
    return upper.from - lower.to > step ? [lintNote('paceGap', 'pace', { groups, value: lower.to })] : [];
  });
}

/** Whether all riders of one group could ride in the other: such a group is open to all. */
function covers(wide: PacedGroup, { from, to }: PacedGroup): boolean {
  return wide.from <= from && wide.to >= to;
}
