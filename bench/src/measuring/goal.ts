import type { Comparison } from './rounds.ts';

export type Verdict = 'met' | 'missed' | 'noisy' | 'info';

/** One line of the report. An informational line has no goal. */
export interface Line {
  /** The goal's name: P1, P9 …; optional for informational lines. */
  goal: string;
  what: string;
  ours: string;
  peer: string;
  /** Ours to the peer's, as text with its limit. */
  ratio: string;
  verdict: Verdict;
}

/** A limit of a ratio or of a count. */
export type Limit = { atMost: number } | { atLeast: number };

export interface Measured {
  goal: string;
  what: string;
  limit: Limit;
  comparison: Comparison;
  /** How a value of both sides is written. */
  format: (value: number) => string;
}

/** The line of a goal that compares ours with a peer. */
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
  /** Without a peer the count itself is held to the limit. */
  peer?: number;
  format?: (value: number) => string;
}

/** The line of a goal that is a count, which does not vary. */
export function countedLine({ goal, what, limit, ours, peer, format = whole }: Counted): Line {
  // Nothing against nothing is as good as the peer.
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

/** A number without a goal. */
export function infoLine(what: string, ours: string, peer = ''): Line {
  return { goal: '', what, ours, peer, ratio: '', verdict: 'info' };
}

function holds(value: number, limit: Limit): boolean {
  return 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
}

function limitText(limit: Limit): string {
  return 'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
}

/** Three digits that count. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '∞';
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

export const whole = (value: number) => Math.round(value).toLocaleString('en');
export const milliseconds = (value: number) => `${short(value)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const perSecond = (value: number) => `${whole(value)}/s`;
