import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';

export interface Project {
  owner: string;
  repository: string;
  securityContact: string;
}

export function readProject(): Project {
  return JSON.parse(readFileSync(join(root, 'project.json'), 'utf8'));
}

/** Returns why nothing may be published yet, and what to fill in; `null` if `project.json` is complete. */
export function errorOf({ owner, repository, securityContact }: Project): string | null {
  const blanks = [
    ...(owner === 'owner-is-not-named-yet' ? ['`owner` (the person or club responsible for the packages)'] : []),
    ...(isInvalid(repository) ? ['`repository` (its https address, without .git)'] : []),
    ...(isInvalid(securityContact) ? ['`securityContact` (an address for vulnerability reports)'] : []),
  ];
  if (blanks.length === 0) return null;
  return `Nothing was published: fill in ${blanks.join(', ')} in project.json. \`npm run release -- --dry-run\` works without.`;
}

/** Whether an address is below `.invalid`, which cannot be registered. */
function isInvalid(address: string): boolean {
  return /\.invalid(\/|$)/.test(address);
}
