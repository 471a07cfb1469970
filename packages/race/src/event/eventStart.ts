import { minuteMs } from '../timeUnits.ts';
import { withGroups } from './editGroups.ts';
import type { EventDraft, EventGroup } from './eventDocument.ts';

const registrationMinutes = 30;
const lineUpMinutes = 5;

/** Parses a moment of the game to epoch ms; `null` if there is none. */
export function momentMs(moment: string | null | undefined): number | null {
  const ms = Date.parse(moment ?? '');
  return Number.isNaN(ms) ? null : ms;
}

/** Returns the start of an event: its own, or that of its first group. */
export function startOf({ event }: EventDraft): number | null {
  return momentMs(event.eventStart) ?? momentMs(event.eventSubgroups[0]?.eventSubgroupStart);
}

/** Sets the start of a draft: every group keeps its offset; groups without a start start with the event. */
export function withStart(draft: EventDraft, startMs: number): EventDraft {
  const before = startOf(draft);
  const moved = withGroups(draft, (group) => {
    const groupMs = momentMs(group.eventSubgroupStart);
    return startingAt(group, groupMs === null || before === null ? startMs : groupMs + startMs - before);
  });
  const eventStart = momentText(startMs, draft.event.eventStart);
  return eventStart === draft.event.eventStart ? moved : { ...moved, event: { ...moved.event, eventStart } };
}

/** Sets the start of a group: registration opens 30 minutes and the line-up 5 minutes before it, both end with it. */
export function startingAt(group: EventGroup, startMs: number): EventGroup {
  const next = {
    eventSubgroupStart: momentText(startMs, group.eventSubgroupStart),
    registrationStart: momentText(startMs - registrationMinutes * minuteMs, group.registrationStart),
    registrationEnd: momentText(startMs, group.registrationEnd),
    lineUpStart: momentText(startMs - lineUpMinutes * minuteMs, group.lineUpStart),
    lineUpEnd: momentText(startMs, group.lineUpEnd),
  };
  const isSame = Object.entries(next).every(([field, text]) => Reflect.get(group, field) === text);
  return isSame ? group : { ...group, ...next };
}

/** Formats a moment as text, keeping the previous text if it denotes the same moment. */
export function momentText(ms: number, before: string | null | undefined): string {
  return before && momentMs(before) === ms ? before : new Date(ms).toISOString();
}
