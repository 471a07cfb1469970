import { describe, expect, it } from 'vitest';
import { anEvent } from '../../testing/anEvent.ts';
import { editorReducer } from './editorReducer.ts';

const event = anEvent();
const own = { name: event.event.name, description: 'Шесть кругов' };
/** The first three groups share both texts of the event, its name alone, its description alone. */
const [both, named, described, ...others] = event.event.eventSubgroups;
const shared = {
  ...event,
  event: {
    ...event.event,
    ...own,
    eventSubgroups: [
      { ...both, ...own },
      { ...named, name: own.name },
      { ...described, description: own.description },
      ...others,
    ],
  },
} as typeof event;

describe('editorReducer', () => {
  it.each(['name', 'description'] as const)("changes the %s of the groups that share the event's", (field) => {
    const { event: changed } = editorReducer(shared, { type: 'main', values: { [field]: 'Зимний круг' } });

    const before = shared.event.eventSubgroups;
    expect(changed.eventSubgroups).toEqual(
      before.map((group) => (group[field] === own[field] ? { ...group, [field]: 'Зимний круг' } : group)),
    );
    expect(changed.eventSubgroups.filter((group, at) => group === before[at])).toHaveLength(1 + others.length);
  });

  it('returns the same draft for an unchanged value', () => {
    expect(editorReducer(shared, { type: 'main', values: { name: shared.event.name } })).toBe(shared);
  });
});
