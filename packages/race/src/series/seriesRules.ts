import type { SeriesCategory } from '../categories/seriesCategory.ts';
import type { ImportanceLevel } from '../event/importance.ts';
import type { RulesVersion } from '../rulesVersion.ts';

/**
 * Types of series with stage protocols. tour: ranked by the shortest time. endurance: ranked by the greatest distance.
 */
export const STAGE_SERIES_TYPES = ['tour', 'endurance'] as const;
export type StageSeriesType = (typeof STAGE_SERIES_TYPES)[number];

/**
 * How a change of category on one stage affects the other stages.
 * - recalculationAll: all stages of the series are in the new category.
 * - stepChange: the new category counts from that stage on; earlier stages keep theirs.
 * - dsqRecalculation: as stepChange, and the rider is disqualified on the earlier stages: the places there are
 *   recomputed
 *   without the rider.
 * - dsqKeep: as dsqRecalculation, but the others keep their places, gaps and points there.
 */
export const RIDER_CATEGORY_RULES = ['recalculationAll', 'stepChange', 'dsqRecalculation', 'dsqKeep'] as const;
export type RiderCategoryRule = (typeof RIDER_CATEGORY_RULES)[number];

/** Rules for the ride that counts when a stage is ridden more than once. */
export const REPEAT_RIDE_RULES = ['best', 'first'] as const;
export type RepeatRideRule = (typeof REPEAT_RIDE_RULES)[number];

/**
 * Enforcement of the time limit. manual: a ride outside it is only marked. auto: it is out of the classification as
 * LMT.
 */
export const TIME_LIMIT_ENFORCEMENTS = ['manual', 'auto'] as const;
export type TimeLimitEnforcement = (typeof TIME_LIMIT_ENFORCEMENTS)[number];

export interface FinishTimeLimit {
  /** Whole percent above the time of the category's leader; 0 means no limit. */
  percentageFromLeader: number;
  enforcement: TimeLimitEnforcement;
}

export type RangeOperand = '>=' | '>' | '<=' | '<';

export interface PowerBound {
  value: number;
  operand: RangeOperand;
}

/** Power thresholds of a category, compared with the bests of the first stage that the rider rides. */
export interface CategoryRange {
  label: SeriesCategory;
  ftpRange: {
    /** In W/kg of FTP, computed by `ftpOf`. */
    wattPerKg: PowerBound;
    watt: PowerBound | null;
    /** Operator combining the watts with the watts per kg. */
    wattLogic: 'AND' | 'OR';
  };
  ranges: readonly {
    /** In s; the game computes 15, 60, 300 and 1200. */
    interval: number;
    wattPerKg: PowerBound;
  }[];
}

/** Rules for the protocols and classifications of a series. */
export interface SeriesRules {
  rulesVersion: RulesVersion;
  seriesId: string;
  type: StageSeriesType;
  importance: ImportanceLevel;
  /** `null` if none was chosen: as stepChange, but a rider with different categories is out as MC. */
  riderCategoryRule: RiderCategoryRule | null;
  repeatRides: RepeatRideRule;
  finishTimeLimit: FinishTimeLimit;
  /** Riders of a category with smaller gaps share a finish time; 0 disables the rule. */
  timeGapThresholdSeconds: number;
  /** Strongest first; empty if the category is the group of the first ride. */
  categoryRanges: readonly CategoryRange[];
  /** Points by place in the category, from the winner on; empty without a points classification. */
  scoringTable: readonly number[];
  /** Number of a team's riders that count on each stage. */
  teamSize: number;
}

/** A stage as configured by its organizer. Several events may share one stage. */
export interface SeriesStage {
  /** From 1; 0 is a prologue. */
  order: number;
  /** Whether the stage counts for the general classification. */
  includeResults: boolean;
  /** Whether a rider without this stage is out of the general classification. */
  requiredForGeneral: boolean;
  disableTimeGapRule: boolean;
}
