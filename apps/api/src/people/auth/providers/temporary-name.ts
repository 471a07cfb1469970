import { randomBytes } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
import type { ExternalAccount } from '../../users/records/user.ts';

const suffixBytes = 4;
const longestName = 16;

/** Generates a user name until one is chosen, e.g. `temp_lev_9f3c01aa`. */
export function temporaryName({ firstName }: ExternalAccount): string {
  const name = slugify(firstName).slice(0, longestName) || 'rider';
  return `temp_${name}_${randomBytes(suffixBytes).toString('hex')}`;
}
