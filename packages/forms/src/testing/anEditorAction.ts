import {
  EVENT_NAMES,
  EVENT_PACKAGES,
  EVENT_RULES,
  type GroupScope,
  IMPORTANCE_LEVELS,
  REGISTRATION_MODES,
} from '@otryv/race';
import fc from 'fast-check';
import type { EditorAction } from '../EventEditor/draft/editorReducer.ts';
import { DRAFT_START } from './anEvent.ts';

const label = fc.integer({ min: 1, max: 5 });
const scope: fc.Arbitrary<GroupScope> = fc.oneof(fc.constant('all' as const), fc.uniqueArray(label, { minLength: 1 }));
const startMs = fc.integer({ min: 0, max: 600 }).map((minutes) => DRAFT_START + minutes * 60_000);
const length = fc.oneof(
  fc.record({ laps: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ distanceInMeters: fc.integer({ min: 0, max: 90_000 }) }),
  fc.record({ durationInSeconds: fc.integer({ min: 0, max: 7200 }) }),
);
const values = fc.oneof(
  length,
  fc.record({ name: fc.string() }),
  fc.record({ jerseyHash: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ invitedLeaders: fc.array(fc.integer({ min: 1, max: 9 })) }),
  fc.record({ fromPaceValue: fc.constantFrom(0, 1, 2.5, 4), toPaceValue: fc.constantFrom(3, 6) }),
);
const route = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  mapId: fc.integer({ min: 1, max: 3 }),
  pockets: fc.constantFrom([1, 2, 3, 4], [116], []),
});

/** Any editor action except undo and redo. */
export const anyAction: fc.Arbitrary<EditorAction> = fc.oneof(
  fc.record({ type: fc.constant('main' as const), values: fc.record({ name: fc.string() }) }),
  fc.record({
    type: fc.constant('main' as const),
    values: fc.record({
      eventType: fc.constantFrom(...EVENT_NAMES.eventType),
      cullingType: fc.constantFrom(...EVENT_NAMES.cullingType),
    }),
  }),
  fc.record({
    type: fc.constant('site' as const),
    values: fc.record({ importanceLevel: fc.constantFrom(...IMPORTANCE_LEVELS) }),
  }),
  fc.record({ type: fc.constant('start' as const), startMs }),
  fc.record({ type: fc.constant('registration' as const), mode: fc.constantFrom(...REGISTRATION_MODES) }),
  fc.record({ type: fc.constant('group' as const), scope, values }),
  fc.record({ type: fc.constant('groupStart' as const), scope, startMs }),
  fc.record({
    type: fc.constant('rule' as const),
    scope,
    rule: fc.constantFrom(...EVENT_RULES),
    isOn: fc.boolean(),
  }),
  fc.record({ type: fc.constant('route' as const), scope, route }),
  fc.record({ type: fc.constant('addGroup' as const), group: label }),
  fc.record({ type: fc.constant('removeGroup' as const), group: label }),
  fc.record({ type: fc.constant('package' as const), name: fc.constantFrom(...EVENT_PACKAGES, 'unknown') }),
);
