import type { SeriesCategory } from '../categories/seriesCategory.ts';
import type { ImportanceLevel } from '../event/importance.ts';
import type { RulesVersion } from '../rulesVersion.ts';

/** tour: ranked by the smallest time. endurance: ranked by the greatest distance. Other types have no stage protocols. */
export const STAGE_SERIES_TYPES = ['tour', 'endurance'] as const;
export type StageSeriesType = (typeof STAGE_SERIES_TYPES)[number];

/**
 * What a change of category on one stage does to the other stages.
 * - recalculationAll: all stages of the series are in the new category.
 * - stepChange: the new category counts from that stage on; earlier stages keep theirs.
 * - dsqRecalculation: as stepChange, and the rider is disqualified on the earlier stages: the places there are counted
 *   again without the rider.
 * - dsqKeep: as dsqRecalculation, but the others keep their places, gaps and points there.
 */
export const RIDER_CATEGORY_RULES = ['recalculationAll', 'stepChange', 'dsqRecalculation', 'dsqKeep'] as const;
export type RiderCategoryRule = (typeof RIDER_CATEGORY_RULES)[number];

/** Which ride counts when a stage is ridden more than once. */
export const REPEAT_RIDE_RULES = ['best', 'first'] as const;
export type RepeatRideRule = (typeof REPEAT_RIDE_RULES)[number];

/** manual: a ride outside the time limit is only marked. auto: it is out of the classification as LMT. */
export const TIME_LIMIT_ENFORCEMENTS = ['manual', 'auto'] as const;
export type TimeLimitEnforcement = (typeof TIME_LIMIT_ENFORCEMENTS)[number];

export interface FinishTimeLimit {
  /** Whole percent over the time of the category's leader; 0 is no limit. */
  percentageFromLeader: number;
  enforcement: TimeLimitEnforcement;
}

export type RangeOperand = '>=' | '>' | '<=' | '<';

export interface PowerBound {
  value: number;
  operand: RangeOperand;
}

/** The power a category is given for, by the bests of the first stage that the rider rides. */
export interface CategoryRange {
  label: SeriesCategory;
  ftpRange: {
    /** In W/kg of FTP, by `ftpOf`. */
    wattPerKg: PowerBound;
    watt: PowerBound | null;
    /** How the watts are combined with the watts per kg. */
    wattLogic: 'AND' | 'OR';
  };
  ranges: readonly {
    /** In s; the game computes 15, 60, 300 and 1200. */
    interval: number;
    wattPerKg: PowerBound;
  }[];
}

/** What the protocols and classifications of a series depend on. */
export interface SeriesRules {
  rulesVersion: RulesVersion;
  seriesId: string;
  type: StageSeriesType;
  importance: ImportanceLevel;
  /** `null` where none was chosen: as stepChange, but a rider with different categories is out as MC. */
  riderCategoryRule: RiderCategoryRule | null;
  repeatRides: RepeatRideRule;
  finishTimeLimit: FinishTimeLimit;
  /** Riders of a category with smaller gaps share a finish time; 0 is no such rule. */
  timeGapThresholdSeconds: number;
  /** Strongest first; empty where the category is the group of the first ride. */
  categoryRanges: readonly CategoryRange[];
  /** Points by place in the category, of the winner first; empty without a points classification. */
  scoringTable: readonly number[];
  /** How many riders of a team count on each stage. */
  teamSize: number;
}

/** A stage as its organizer set it. Several events may ride one stage. */
export interface SeriesStage {
  /** From 1; 0 is a prologue. */
  order: number;
  /** Whether the stage counts for the general classification. */
  includeResults: boolean;
  /** Whether a rider without this stage is out of the general classification. */
  requiredForGeneral: boolean;
  disableTimeGapRule: boolean;
}
