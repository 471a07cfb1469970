import type { Comparison } from './rounds.ts';

export type Verdict = 'met' | 'missed' | 'noisy' | 'info';

/** One line of the report. An informational line has no goal. */
export interface Line {
  /** Name of the goal: P1, P9 …; empty for informational lines. */
  goal: string;
  what: string;
  ours: string;
  peer: string;
  /** Ratio of ours to the peer's, as text with its limit. */
  ratio: string;
  verdict: Verdict;
}

/** Limit of a ratio or of a count. */
export type Limit = { atMost: number } | { atLeast: number };

export interface Measured {
  goal: string;
  what: string;
  limit: Limit;
  comparison: Comparison;
  /** Formats a value of both sides. */
  format: (value: number) => string;
}

/** Builds the line of a goal that compares ours with a peer. */
export function comparedLine({ goal, what, limit, comparison, format }: Measured): Line {
  const { ours, peer, ratio, isNoisy } = comparison;
  return {
    goal,
    what,
    ours: format(ours),
    peer: format(peer),
    ratio: `${short(ratio)} (${limitText(limit)})`,
    verdict: isNoisy ? 'noisy' : holds(ratio, limit) ? 'met' : 'missed',
  };
}

export interface Counted {
  goal: string;
  what: string;
  limit: Limit;
  ours: number;
  /** Value of the peer; without one the count itself is compared with the limit. */
  peer?: number;
  format?: (value: number) => string;
}

/** Builds the line of a goal that is a count, which does not vary. */
export function countedLine({ goal, what, limit, ours, peer, format = whole }: Counted): Line {
  // Zero against zero equals the peer.
  const held = peer === undefined ? ours : ours === peer ? 1 : ours / peer;
  return {
    goal,
    what,
    ours: format(ours),
    peer: peer === undefined ? '' : format(peer),
    ratio: peer === undefined ? limitText(limit) : `${short(held)} (${limitText(limit)})`,
    verdict: holds(held, limit) ? 'met' : 'missed',
  };
}

/** Builds the line of a number without a goal. */
export function infoLine(what: string, ours: string, peer = ''): Line {
  return { goal: '', what, ours, peer, ratio: '', verdict: 'info' };
}

function holds(value: number, limit: Limit): boolean {
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

function limitText(limit: Limit): string {
  return 'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
}

/** Rounds to three significant digits. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '∞';
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const milliseconds = (value: number) => `${short(value)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const perSecond = (value: number) => `${whole(value)}/s`;
