import { withNewGroup } from '../event/addGroup.ts';
import type { EventDocument, EventDraft, EventGroup } from '../event/eventDocument.ts';
import { newEventDraft } from '../event/newEventDraft.ts';

/** 2026-11-28 16:30 UTC. */
export const DRAFT_START = Date.UTC(2026, 10, 28, 16, 30);

/** Builds a new race of these groups, with additional fields sent by the game. */
export function anEventDraft(
  labels: readonly number[] = [1, 2, 3, 4, 5],
  event: Partial<EventDocument> = {},
): EventDraft {
  const first = newEventDraft({ startMs: DRAFT_START, clubId: 'club' });
  const all = [2, 3, 4, 5].reduce((draft, label) => withNewGroup(draft, label, [1, 2, 3, 4]), first);
  const eventSubgroups = all.event.eventSubgroups
    .filter(({ label }) => labels.includes(label))
    .map((group) => ({ ...group, id: 6_500_300 + group.label, fieldLimit: null }));
  return { ...all, event: { ...all.event, ...unnamedFields, eventSubgroups, ...event } };
}

/** The type declares only the fields read by the rules; the game sends more. */
const unnamedFields = { worldId: 1 };

export function groupOf(draft: EventDraft, label: number): EventGroup {
  const group = draft.event.eventSubgroups.find((each) => each.label === label);
  if (group === undefined) throw new Error(`No group ${label}`);
  return group;
}

/** Sets arbitrary values in one of a draft's groups. */
export function withValues(draft: EventDraft, label: number, values: Partial<EventGroup>): EventDraft {
  const eventSubgroups = draft.event.eventSubgroups.map((group) =>
    group.label === label ? { ...group, ...values } : group,
  );
  return { ...draft, event: { ...draft.event, eventSubgroups } };
}
