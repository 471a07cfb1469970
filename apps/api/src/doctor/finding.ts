export type State = 'ok' | 'warning' | 'broken';

/** Result of one check: a sentence without its full stop, which ends with the remedy unless all is well. */
export interface Finding {
  state: State;
  about: string;
  message: string;
}

export const ok = (about: string, message: string): Finding => ({ state: 'ok', about, message });
export const warning = (about: string, message: string): Finding => ({ state: 'warning', about, message });
export const broken = (about: string, message: string): Finding => ({ state: 'broken', about, message });

const width = 'warning'.length;

export function toLine({ state, about, message }: Finding): string {
  return `${state.padEnd(width)}  ${about}: ${message}.`;
}

/** Returns the exit code: 0 if all is well, 1 with warnings, 2 if something is broken. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ state }) => state === 'broken')) return 2;
  return findings.some(({ state }) => state === 'warning') ? 1 : 0;
}
