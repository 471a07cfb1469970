import { describe, expect, it } from 'vitest';
import { anEvent } from '../../testing/anEvent.ts';
import { editorReducer } from './editorReducer.ts';

const event = anEvent();
const [first, ...others] = event.event.eventSubgroups;
const shared = {
  ...event,
  event: {
    ...event.event,
    description: 'Шесть кругов',
    eventSubgroups: [{ ...first, name: event.event.name, description: 'Шесть кругов' }, ...others],
  },
} as typeof event;

describe('editorReducer', () => {
  it.each(['name', 'description'] as const)("changes the %s of the groups that share the event's", (field) => {
    const { event: changed } = editorReducer(shared, { type: 'main', values: { [field]: 'Зимний круг' } });

    expect(changed.eventSubgroups).toEqual([{ ...shared.event.eventSubgroups[0], [field]: 'Зимний круг' }, ...others]);
    expect(changed.eventSubgroups.slice(1).every((group, at) => group === others[at])).toBe(true);
  });

  it('returns the same draft for an unchanged value', () => {
    expect(editorReducer(shared, { type: 'main', values: { name: shared.event.name } })).toBe(shared);
  });
});
