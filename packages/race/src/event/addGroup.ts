import { paceRanges } from '../access/registrationModes.ts';
import { GROUP_LABELS, groupLabelOf } from '../categories/groupLabel.ts';
import { nameForGroup } from './editGroups.ts';
import type { EventDraft, EventGroup } from './eventDocument.ts';
import { registered, registrationModeOf, withPace } from './eventRegistration.ts';
import { startPocketOf } from './startPockets.ts';

/** Returns the numbers of the groups that an event lacks. */
export function missingGroups({ event }: EventDraft): number[] {
  const present = event.eventSubgroups.map(({ label }) => label);
  return GROUP_LABELS.map((_, at) => at + 1).filter((label) => !present.includes(label));
}

/**
 * Adds a group to the draft, in order: a copy of the first one with its own label, the pace of the registration mode
 * and its own one of the given pockets. The game assigns its id, and it has no sign-ups.
 */
export function withNewGroup(draft: EventDraft, label: number, pockets: readonly number[] = []): EventDraft {
  const { event } = draft;
  const [first] = event.eventSubgroups;
  if (first === undefined || !missingGroups(draft).includes(label)) return draft;
  const { id: _id, ...copied } = first;
  const copy: EventGroup = {
    ...copied,
    label,
    subgroupLabel: groupLabelOf(label),
    name: nameForGroup(first.name, label),
    startLocation: startPocketOf(label, pockets) ?? first.startLocation,
    invitedLeaders: [],
    invitedSweepers: [],
  };
  const mode = registrationModeOf(event, draft.registrationMode);
  const group = mode === null ? withPace(copy, paceRanges('default')) : registered(copy, mode);
  const eventSubgroups = [...event.eventSubgroups, group].toSorted((one, other) => one.label - other.label);
  return { ...draft, event: { ...event, eventSubgroups } };
}
