import fc from 'fast-check';
import { GROUP_LABELS } from '../categories/groupLabel.ts';
import type { Person, Team } from '../protocol/person.ts';
import { RULES_VERSIONS } from '../rulesVersion.ts';
import { RIDER_CATEGORY_RULES, type SeriesRules } from '../series/seriesRules.ts';
import type { StageDecision } from '../series/stageDecision.ts';
import type { StageRide } from '../series/stageRow.ts';
import type { SeriesInput } from '../series/stages/seriesDrafts.ts';
import type { StageInput } from '../series/stages/stageRides.ts';
import { aMain, aPerson, EVENT_START } from './anEntry.ts';
import { aRide, aStage, tourRules } from './aSeries.ts';
import { aCategory, anAddedRow, aPenalty, aRemovedRow, aStageLabel, aStageUndo } from './aStageDecision.ts';

const aTeam = (urlSlug: string): Team => ({ name: urlSlug, shortName: urlSlug, urlSlug, appearance: null });
const rider = fc.integer({ min: 1, max: 8 });
const order = fc.integer({ min: 0, max: 3 });

const ride: fc.Arbitrary<StageRide> = fc
  .record({
    profileId: rider,
    group: fc.constantFrom(...GROUP_LABELS),
    // Few times, so that ties and bunches are common.
    timeMs: fc.oneof(fc.integer({ min: 100_000, max: 100_010 }), fc.integer({ min: 90_000, max: 120_000 })),
    hasTime: fc.constantFrom(true, true, true, false),
    start: fc.constantFrom(EVENT_START, EVENT_START + 1),
    metres: fc.integer({ min: 0, max: 9 }),
    powerType: fc.constantFrom('SMART_TRAINER', 'SMART_TRAINER', 'SMART_TRAINER', 'VIRTUAL_POWER'),
    didNotFinish: fc.constantFrom(false, false, false, false, true),
  })
  .map(({ profileId, hasTime, timeMs, ...facts }) => aRide(profileId, { ...facts, timeMs: hasTime ? timeMs : null }));

function withSex(ride: StageRide, ofRiders: readonly ('MALE' | 'FEMALE')[]): StageRide {
  const { entry } = ride;
  const gender = ofRiders[entry.profileId] ?? 'MALE';
  return { ...ride, entry: { ...entry, profileData: { ...entry.profileData, gender } } };
}

const person: fc.Arbitrary<Person> = fc
  .record({ age: fc.option(fc.integer({ min: 18, max: 70 })), team: fc.constantFrom('wind', 'wave', null) })
  .chain(({ age, team }) =>
    rider.map((profileId) => aPerson(profileId, { age, team: team === null ? null : aTeam(team) })),
  );

const flags = fc.record({
  includeResults: fc.constantFrom(true, true, true, false),
  requiredForGeneral: fc.boolean(),
  disableTimeGapRule: fc.boolean(),
});

/**
 * Sex of each rider, by profile id. A rider has one per stage, however many rides, but it may be corrected before the
 * next.
 */
const sexes = fc.array(fc.constantFrom('MALE', 'FEMALE'), { minLength: 9, maxLength: 9 });

const stages: fc.Arbitrary<StageInput[]> = fc
  .array(
    fc.tuple(
      fc
        .tuple(fc.array(ride, { maxLength: 12 }), sexes)
        .map(([rides, ofRiders]) => rides.map((each) => withSex(each, ofRiders))),
      flags,
      fc.uniqueArray(person, { maxLength: 8, selector: ({ profileId }) => profileId }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => all.map(([rides, facts, people], at) => aStage(at, rides, facts, people)));

export const someRules: fc.Arbitrary<SeriesRules> = fc
  .record({
    rulesVersion: fc.constantFrom(...RULES_VERSIONS),
    type: fc.constantFrom('tour', 'tour', 'endurance'),
    riderCategoryRule: fc.constantFrom(...RIDER_CATEGORY_RULES, null),
    repeatRides: fc.constantFrom('best', 'first'),
    timeGapThresholdSeconds: fc.constantFrom(0, 1),
    percentageFromLeader: fc.constantFrom(0, 5),
    enforcement: fc.constantFrom('manual', 'auto'),
  })
  .map(({ percentageFromLeader, enforcement, ...rules }) =>
    tourRules({ ...rules, finishTimeLimit: { percentageFromLeader, enforcement } }),
  );

const category = fc.constantFrom('APlus', 'A', 'B', 'WA', null);

/** A decision about a rider, without its undo. */
export const someDecision: fc.Arbitrary<Exclude<StageDecision, { type: 'undo' }>> = fc
  .record({ profileId: rider, stage: order, at: fc.nat(9), id: fc.uuid(), ride, category, ms: fc.nat(3000) })
  .chain(({ profileId, ride: { entry, ...ofGroup }, category: value, ms, ...about }) =>
    fc.constantFrom(
      aCategory(profileId, value, about),
      aPenalty(profileId, ms, about),
      aStageLabel(profileId, value === null ? null : 'DSQ', about),
      anAddedRow({ ...ofGroup, entry: { ...entry, profileId } }, value, about),
      aRemovedRow(profileId, about),
    ),
  );

/** An added row whose rider turns out to be an additional account of another. */
export const someLinkedRow: fc.Arbitrary<StageDecision> = fc
  .record({ row: ride, main: rider, stage: order, id: fc.uuid() })
  .map(({ row, main, stage, id }) => {
    const person = aPerson(row.entry.profileId, { main: aMain(main) });
    return anAddedRow(row, null, { stage, at: 10, id }, person);
  });

const decisions: fc.Arbitrary<StageDecision[]> = fc
  .array(fc.tuple(someDecision, fc.boolean()), { maxLength: 8 })
  .map((all) => all.flatMap(([decision, isUndone]) => (isUndone ? [decision, aStageUndo(decision)] : [decision])));

/** Any series of up to four stages, from a prologue on, with decisions. */
export function someSeries(): fc.Arbitrary<SeriesInput> {
  return fc.record({ rules: someRules, stages, decisions });
}
