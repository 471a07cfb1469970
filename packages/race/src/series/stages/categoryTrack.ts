import type { SeriesCategory } from '../../categories/seriesCategory.ts';
import { isLater } from '../../protocol/decision.ts';
import type { SeriesRules } from '../seriesRules.ts';
import type { CategoryDecision } from '../stageDecision.ts';
import type { CategoryChange, CategoryMissing } from '../stageRow.ts';
import { categoryByRanges, type RangedCategory } from './categoryByRanges.ts';
import type { CountedRide } from './stageRides.ts';

/** A stage of a rider: the ride, if any, and the decision about the category. */
export interface TrackedStage {
  order: number;
  ride: CountedRide | null;
  decision: CategoryDecision | null;
}

/** Category of a rider on one stage. */
export interface TrackedCategory {
  category: SeriesCategory | null;
  categoryInRace: SeriesCategory | null;
  categoryMissing: CategoryMissing | null;
  categoryChange: CategoryChange | null;
  /** The later change that disqualifies the rider here, by the rule of the series. */
  outBy: CategoryDecision | null;
}

interface Step {
  order: number;
  inRace: SeriesCategory | null;
  missing: CategoryMissing | null;
  /** The category from this stage on. */
  value: SeriesCategory | null;
  decision: CategoryDecision | null;
}

/**
 * Computes the categories of one rider on the stages of a series, in order, by stage. A rider without an earlier
 * category gets that of the ride; later stages carry it over, with decided changes.
 */
export function categoryTrack(
  stages: readonly TrackedStage[],
  rules: Pick<SeriesRules, 'riderCategoryRule' | 'categoryRanges'>,
): Map<number, TrackedCategory> {
  const steps = stepsOf(stages, rules);
  const decisions = stages.flatMap(({ decision }) => decision ?? []);
  const last = decisions.reduce<CategoryDecision | null>(
    (latest, decision) => (latest === null || isLater(decision, latest) ? decision : latest),
    null,
  );
  const ofAll = rules.riderCategoryRule === 'recalculationAll' ? last : null;

  return new Map(
    steps.map((step): [number, TrackedCategory] => {
      const decision = ofAll ?? step.decision;
      const category = ofAll === null ? step.value : ofAll.value;
      return [
        step.order,
        {
          category,
          categoryInRace: step.inRace,
          categoryMissing: category === null ? step.missing : null,
          categoryChange: decision !== null && category !== step.inRace ? changeOf(decision) : null,
          outBy: outBy(step, decisions, rules),
        },
      ];
    }),
  );
}

function stepsOf(stages: readonly TrackedStage[], { categoryRanges }: Pick<SeriesRules, 'categoryRanges'>): Step[] {
  const steps: Step[] = [];
  let carried: SeriesCategory | null = null;
  let isDecided = false;

  for (const { order, ride, decision } of stages) {
    const first: RangedCategory | null =
      ride === null || carried !== null || isDecided ? null : firstCategory(ride, categoryRanges);
    const inRace: SeriesCategory | null = ride?.added ? ride.added.category : (carried ?? first?.category ?? null);
    const value: SeriesCategory | null = decision === null ? inRace : decision.value;
    if (ride !== null) steps.push({ order, inRace, missing: first?.missing ?? null, value, decision });
    if (decision !== null) isDecided = true;
    carried = decision === null ? (value ?? carried) : value;
  }
  return steps;
}

function firstCategory({ entry, groupLabel }: CountedRide, ranges: SeriesRules['categoryRanges']): RangedCategory {
  return ranges.length === 0 ? { category: groupLabel, missing: null } : categoryByRanges(entry, ranges);
}

function outBy(
  { order, value }: Step,
  decisions: readonly CategoryDecision[],
  { riderCategoryRule }: Pick<SeriesRules, 'riderCategoryRule'>,
): CategoryDecision | null {
  if (riderCategoryRule !== 'dsqRecalculation' && riderCategoryRule !== 'dsqKeep') return null;
  const later = decisions.find(
    (decision) => decision.subject.stageOrder > order && decision.value !== null && decision.value !== value,
  );
  return later ?? null;
}

function changeOf({ id, value, subject, reason, author, at }: CategoryDecision): CategoryChange {
  return { decisionId: id, value, stageOrder: subject.stageOrder, reason, author, at };
}
