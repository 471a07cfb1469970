import { describe, expect, it } from 'vitest';
import { anEvent } from '../../testing/anEvent.ts';
import { eventDraftOf } from './eventDraftOf.ts';

describe('eventDraftOf', () => {
  it('returns an event with all fields, including unknown ones', () => {
    const draft = { ...anEvent(), seriesId: null };

    expect(eventDraftOf(JSON.parse(JSON.stringify(draft)))).toEqual(JSON.parse(JSON.stringify(draft)));
  });

  it('returns null for anything else', () => {
    expect(eventDraftOf({ event: { name: 'Без групп' } })).toBeNull();
    expect(eventDraftOf('event')).toBeNull();
  });
});
