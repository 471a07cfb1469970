import {
  applyPackage,
  type ChosenRoute,
  type EventChange,
  type EventDocument,
  type EventDraft,
  type EventRule,
  type GroupScope,
  type GroupValues,
  momentMs,
  type PackageProblem,
  type RegistrationMode,
  startingAt,
  startOf,
  withGroupRule,
  withGroups,
  withGroupValues,
  withNewGroup,
  withoutChange,
  withoutGroup,
  withRegistration,
  withRoute,
  withStart,
} from '@otryv/race';
import type { PlainField } from './mainFields.ts';
import { withFittingGroups } from './withFittingGroups.ts';

type MainValues = Partial<Pick<EventDocument, PlainField>>;
type SiteValues = Partial<Pick<EventDraft, 'finishProtocol' | 'importanceLevel' | 'seriesId'>>;

export type EditorAction =
  | { type: 'main'; values: MainValues }
  | { type: 'site'; values: SiteValues }
  | { type: 'start'; startMs: number }
  | { type: 'registration'; mode: RegistrationMode }
  | { type: 'group'; scope: GroupScope; values: GroupValues }
  | { type: 'groupStart'; scope: GroupScope; startMs: number }
  | { type: 'rule'; scope: GroupScope; rule: EventRule; isOn: boolean }
  | { type: 'route'; scope: GroupScope; route: ChosenRoute }
  | { type: 'addGroup'; group: number; pockets?: readonly number[] }
  | { type: 'removeGroup'; group: number }
  | { type: 'fitGroups'; problems: readonly PackageProblem[]; pockets: readonly number[] }
  | { type: 'package'; name: string }
  | { type: 'revert'; before: EventDraft; change: EventChange };

/** Returns the draft after an action; the same draft if the action changes nothing. */
export function editorReducer(draft: EventDraft, action: EditorAction): EventDraft {
  switch (action.type) {
    case 'main':
      return isPresent(draft.event, action.values) ? draft : withMain(draft, action.values);
    case 'site':
      return isPresent(draft, action.values) ? draft : { ...draft, ...action.values };
    case 'start':
      return startOf(draft) === action.startMs && draft.event.eventStart ? draft : withStart(draft, action.startMs);
    case 'registration':
      return draft.registrationMode === action.mode ? draft : withRegistration(draft, action.mode);
    case 'group':
      return withGroupValues(draft, action.scope, action.values);
    case 'groupStart':
      return withGroupStart(draft, action.scope, action.startMs);
    case 'rule':
      return withGroupRule(draft, action.scope, action.rule, action.isOn);
    case 'route':
      return withRoute(draft, action.scope, action.route);
    case 'addGroup':
      return withNewGroup(draft, action.group, action.pockets);
    case 'removeGroup':
      return withoutGroup(draft, action.group);
    case 'fitGroups':
      return withFittingGroups(draft, action.problems, action.pockets);
    case 'package':
      return applyPackage(draft, action.name).draft;
    case 'revert':
      return withoutChange(draft, action.before, action.change);
  }
}

/** Keeps the name and the description of groups in sync with the event's own if they were equal. */
function withMain({ event, ...site }: EventDraft, values: MainValues): EventDraft {
  const eventSubgroups = event.eventSubgroups.map((group) => {
    const followed = {
      ...(values.name !== undefined && group.name === event.name && { name: values.name }),
      ...(values.description !== undefined &&
        group.description === event.description && { description: values.description }),
    };
    return isPresent(group, followed) ? group : { ...group, ...followed };
  });
  return { ...site, event: { ...event, ...values, eventSubgroups } };
}

function withGroupStart(draft: EventDraft, scope: GroupScope, startMs: number): EventDraft {
  return withGroups(draft, (group) => {
    const isMeant = scope === 'all' || scope.includes(group.label);
    return isMeant && momentMs(group.eventSubgroupStart) !== startMs ? startingAt(group, startMs) : group;
  });
}

function isPresent(holder: object, values: object): boolean {
  return Object.entries(values).every(([field, value]) => Object.is(Reflect.get(holder, field), value));
}
