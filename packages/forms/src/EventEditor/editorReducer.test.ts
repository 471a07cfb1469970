import { describe, expect, it } from 'vitest';
import { anEvent } from '../testing/anEvent.ts';
import { editorReducer } from './editorReducer.ts';

const event = anEvent();
const [first, ...others] = event.event.eventSubgroups;
const shared = {
  ...event,
  event: { ...event.event, eventSubgroups: [{ ...first, name: event.event.name }, ...others] },
} as typeof event;

describe('editorReducer', () => {
  it('renames with the event the groups that have its name, and leaves the others as they are', () => {
    const { event: renamed } = editorReducer(shared, { type: 'main', values: { name: 'Зимний круг' } });

    expect(renamed.eventSubgroups.map(({ name }) => name)).toEqual(['Зимний круг', ...others.map(({ name }) => name)]);
    expect(renamed.eventSubgroups.slice(1).every((group, at) => group === others[at])).toBe(true);
  });

  it('returns the same draft where a value is what it was', () => {
    expect(editorReducer(shared, { type: 'main', values: { name: shared.event.name } })).toBe(shared);
  });
});
