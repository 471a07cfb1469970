import { PERSON_LEVELS, type PersonAccess } from '@otryv/contract';
import { openEndpointsFile } from './openEndpoints.ts';
import type { Titles } from './screen.ts';

export const usage = `Say what to make:
  npm run new:component -- MedalRank
  npm run new:module -- site/penalties signedIn
  npm run new:screen -- penalties Штрафы Penalties`;

const levels = PERSON_LEVELS.join(', ');

/** Parses an access level. Throws for an unknown one, naming the module at `place`. */
export function levelOf(word: string, place: string): PersonAccess {
  const asked = word.trim();
  if (asked === '')
    throw new Error(
      `Who may call its first endpoint is missing: npm run new:module -- ${place} signedIn\nLevels of access: ${levels}.`,
    );
  const level = PERSON_LEVELS.find((each) => each === asked);
  if (!level) throw new Error(`${asked} is no level of access: name one of ${levels}.`);
  return level;
}

/** Returns the titles of a domain's screen. Throws if one is missing. */
export function titlesOf(domain: string, ru = '', en = ''): Titles {
  if (ru === '' || en === '') throw new Error(`The titles of ${domain} in Russian and English are missing.\n${usage}`);
  return { ru, en };
}

/** Returns the committed files that are generated from the given ones. */
export function followingFiles(paths: readonly string[]): string[] {
  const isEndpoint = paths.some((path) => path.endsWith('/endpoints.ts'));
  return isEndpoint ? ['apps/api/openapi.json', openEndpointsFile] : [];
}
