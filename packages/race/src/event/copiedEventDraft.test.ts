import { describe, expect, it } from 'vitest';
import { REGISTRATION_MODES } from '../access/registrations.ts';
import { copiedEventDraft } from './copiedEventDraft.ts';
import { eventChanges } from './eventChanges.ts';
import { withRegistration } from './eventRegistration.ts';
import { newEventDraft } from './newEventDraft.ts';

const blank = newEventDraft({ startMs: Date.UTC(2026, 10, 14, 16), clubId: 'club-1' });
const [group] = blank.event.eventSubgroups;
const unnamedFields = { unknownField: 1 };
const counts = { totalSignedUpCount: 18, totalEntrantCount: 4 };
const earlier = withRegistration(
  {
    ...blank,
    finishProtocol: 'catchUp',
    event: {
      ...blank.event,
      id: 4_600_001,
      name: 'Зимний круг',
      ...unnamedFields,
      ...counts,
      eventSubgroups: group ? [{ ...group, id: 6_500_301, laps: 3, ...counts }] : [],
    },
  },
  'default',
);

describe('copiedEventDraft', () => {
  it('omits the ids and sign-ups of the earlier event', () => {
    const { event } = copiedEventDraft(earlier);

    for (const holder of [event, event.eventSubgroups[0]]) {
      expect(holder).not.toHaveProperty('id');
      expect(holder).not.toHaveProperty('totalSignedUpCount');
      expect(holder).not.toHaveProperty('totalEntrantCount');
    }
    expect(earlier.event.id).toBe(4_600_001);
  });

  it('keeps everything else, including the registration mode and the paces, in every mode', () => {
    const modes = [...REGISTRATION_MODES, null];
    const changed = modes.filter((mode) => {
      const of = mode === null ? { ...earlier, registrationMode: null } : withRegistration(earlier, mode);
      return eventChanges(of, copiedEventDraft(of)).length > 0;
    });

    expect(changed).toEqual([]);
    expect(copiedEventDraft(earlier)).toMatchObject({
      registrationMode: 'default',
      finishProtocol: 'catchUp',
      event: { name: 'Зимний круг', unknownField: 1, accessExpression: earlier.event.accessExpression },
    });
  });
});
