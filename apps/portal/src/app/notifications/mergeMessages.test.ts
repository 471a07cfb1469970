import { describe, expect, it } from 'vitest';
import { aServiceMessage } from '../../testing/messageServer.ts';
import { mergeMessages } from './mergeMessages.ts';

const numbered = (number: number, isRead = false) =>
  aServiceMessage({ _id: number.toString(16).padStart(24, '0'), isRead });

describe('mergeMessages', () => {
  it('deduplicates notifications, newest first, and keeps at most 20', () => {
    const merged = mergeMessages([numbered(2), numbered(1)], [numbered(30), numbered(2)]);

    expect(merged).toEqual([numbered(30), numbered(2), numbered(1)]);
    const many = Array.from({ length: 30 }, (_, at) => numbered(30 - at));
    expect(mergeMessages([], many)).toEqual(many.slice(0, 20));
  });

  it('keeps read notifications read, whichever list is older', () => {
    expect(mergeMessages([numbered(1, true)], [numbered(1)])).toEqual([numbered(1, true)]);
    expect(mergeMessages([numbered(1)], [numbered(1, true)])).toEqual([numbered(1, true)]);
  });
});
