import type { EventDocument } from '@otryv/race';
import type * as z from 'zod/mini';
import { patterns } from '../requests/patterns.ts';

/** Maximum lengths of single-line texts; the longest name in the game has 49 characters. */
const longestText = 100;
const longestAddress = 1000;
const groupLines = { name: longestText, subgroupLabel: longestText, rangeAccessLabel: longestText };
const eventLines = { name: longestText, rangeAccessLabel: longestText, imageUrl: longestAddress };

type Issue = z.core.$ZodRawIssue;

/**
 * Returns the issues of single-line texts that differ from the former document. Unchanged ones are whatever the game
 * has accepted.
 */
export function changedLineIssues(event: EventDocument, former: EventDocument | null): Issue[] {
  const groups = event.eventSubgroups.flatMap((group, at) => {
    const was = former?.eventSubgroups.find(({ label }) => label === group.label);
    return issuesOf(group, was, groupLines, ['event', 'eventSubgroups', at]);
  });
  return [...issuesOf(event, former, eventLines, ['event']), ...groups];
}

function issuesOf(
  holder: object,
  former: object | null | undefined,
  lines: Readonly<Record<string, number>>,
  path: PropertyKey[],
): Issue[] {
  return Object.entries(lines).flatMap(([field, maximum]): Issue[] => {
    const input: unknown = Reflect.get(holder, field);
    if (typeof input !== 'string' || (former && Reflect.get(former, field) === input)) return [];
    const of = { input, path: [...path, field] };
    if (input.length > maximum) return [{ ...of, code: 'too_big', origin: 'string', maximum, inclusive: true }];
    if (patterns.oneLine.test(input)) return [];
    return [{ ...of, code: 'invalid_format', format: 'regex', pattern: String(patterns.oneLine) }];
  });
}
