import { finishProtocol, groupLabelOf, type Rules } from '@otryv/race';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';

/** Returns what the rankings of an event depend on besides the version of the rules. */
export function gameRulesOf({ typeRaceCustom, eventStart, eventSubgroups }: StoredEvent): Omit<Rules, 'rulesVersion'> {
  return {
    kind: finishProtocol(typeRaceCustom),
    eventStart: eventStart.getTime(),
    groups: eventSubgroups.map(({ id, label, eventSubgroupStart }) => ({
      id,
      label: groupLabelOf(label),
      start: eventSubgroupStart.getTime(),
    })),
  };
}
