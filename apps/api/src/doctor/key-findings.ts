import type { SealedCounts } from '../kernel/crypto/resealing.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

/** Checks that all sealed data opens, and with which key. */
export function judgeKeys({ current, old, unknown, copies }: SealedCounts): Finding {
  if (unknown > 0)
    return broken(
      'keys',
      `${unknown} of ${current + old + unknown} sealed values open with no key: add the one they were sealed with to ENCRYPTION_KEYS_OLD`,
    );
  if (old > 0)
    return warning('keys', `${old} of ${current + old} sealed values need a former key: run otryv keys reseal`);
  if (copies > 0)
    return warning(
      'keys',
      'the list of erasures needs a former key: start the process that has it, which reseals its key within seconds',
    );
  return ok('keys', `ENCRYPTION_KEY opens all ${current} sealed values`);
}
