import { setTimeout as wait } from 'node:timers/promises';
import { messages } from '@otryv/contract/messages';
import { readProtocol } from './protocolFaults.ts';

const pauseMs = 40;
const patienceMs = 20_000;

export interface Readings {
  whole: number;
  unavailable: number;
}

/** Reads a protocol continuously and records every response that is neither a complete version nor a 503. */
export interface Reader {
  /** Returns the observations since the last call. */
  complaints: () => string[];
  readings: Readings;
  /** Content hash of each version it has seen. */
  versions: ReadonlyMap<number, string>;
  stop: () => Promise<void>;
}

export function startReader(address: string): Reader {
  const readings = { whole: 0, unavailable: 0 };
  const versions = new Map<number, string>();
  let complaints: string[] = [];
  let latest = 0;
  let latestText = '';
  let isStopping = false;

  function take(text: string): void {
    if (text === latestText) {
      readings.whole += 1;
      return;
    }
    const read = readProtocol(text);
    if ('faults' in read) {
      complaints.push(...read.faults);
      return;
    }
    const { version } = read.protocol;
    const known = versions.get(version);
    if (known && known !== read.contentHash) complaints.push(`two contents of version ${version}`);
    if (version < latest) complaints.push(`version ${version} after ${latest}`);
    versions.set(version, read.contentHash);
    latest = version;
    latestText = text;
    readings.whole += 1;
  }

  async function readOnce(): Promise<void> {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    const text = await answer.text();
    if (answer.status === 200) take(text);
    else if (answer.status === 503 && isHonest(text)) readings.unavailable += 1;
    else complaints.push(`answered ${answer.status}: ${text.slice(0, 80)}`);
  }

  async function readOn(): Promise<void> {
    while (!isStopping) {
      await readOnce().catch((error: unknown) => complaints.push(`no answer: ${String(error)}`));
      await wait(pauseMs);
    }
  }

  const reading = readOn();
  return {
    complaints: () => {
      const reported = complaints;
      complaints = [];
      return reported;
    },
    readings,
    versions,
    stop: async () => {
      isStopping = true;
      await reading;
    },
  };
}

function isHonest(text: string): boolean {
  const code = 'database_unavailable';
  return text === JSON.stringify({ code, message: messages.ru[code] });
}
