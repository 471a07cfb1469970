import { comparedLine, infoLine, type Limit, type Line, milliseconds } from '../measuring/goal.ts';
import {
  type Contender,
  compare,
  middle,
  ours,
  type Rounds,
  type RoundsWanted,
  type Sample,
} from '../measuring/rounds.ts';
import type { TableName } from './openPage.ts';

/** Rounds of informational lines. */
export const once: RoundsWanted = { rounds: 1, warmUps: 0, isGuarded: false };

/** Runs tables in turn, by their names. */
export function inTurn(
  names: readonly TableName[],
  run: (name: TableName) => Promise<Sample>,
): Record<string, Contender> {
  return Object.fromEntries(names.map((name) => [name, () => run(name)]));
}

/** Builds the line of a goal about a time. */
export function timeLine(
  rounds: Rounds,
  goal: string,
  what: string,
  peer: string,
  measure: string,
  limit: Limit,
): Line {
  return comparedLine({ goal, what, limit, comparison: compare(rounds, peer, measure), format: milliseconds });
}

/** Builds a line with the medians of ours and of a peer, without a verdict. */
export function info(
  rounds: Rounds,
  what: string,
  peer: string,
  measure: string,
  format: (value: number) => string = milliseconds,
): Line {
  return infoLine(what, format(middle(rounds, ours, measure)), format(middle(rounds, peer, measure)));
}
