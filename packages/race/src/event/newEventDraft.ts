import type { EventDraft, EventGroup } from './eventDocument.ts';
import { withRegistration } from './eventRegistration.ts';
import { startingAt } from './eventStart.ts';
import { RANKED_TAGS } from './eventToSend.ts';

const watopia = 1;
const firstRoute = 3395698268;
const rulesSet = ['NO_POWERUPS', 'SHOW_RACE_RESULTS'];

/** The game's own name of an unnamed event. */
export const UNNAMED_EVENT = 'Title Event';

/** Builds a new event of a club: one group, closed, one lap in Watopia. */
export function newEventDraft({ startMs, clubId }: { startMs: number; clubId: string | null }): EventDraft {
  const name = UNNAMED_EVENT;
  const place = { mapId: watopia, routeId: firstRoute, laps: 1, distanceInMeters: 0, durationInSeconds: 0 };
  const group: EventGroup = {
    label: 1,
    subgroupLabel: 'A',
    name,
    description: '',
    ...place,
    startLocation: 1,
    jerseyHash: null,
    paceType: 1,
    rulesSet,
    tags: RANKED_TAGS,
    invitedLeaders: [],
    invitedSweepers: [],
  };
  const draft: EventDraft = {
    event: {
      name,
      description: '',
      imageUrl: null,
      ...place,
      eventStart: new Date(startMs).toISOString(),
      eventType: 'GROUP_RIDE',
      type: 'EVENT_TYPE_GROUP_RIDE',
      sport: 'CYCLING',
      cullingType: 'CULLING_EVENT_ONLY',
      microserviceName: 'clubs',
      microserviceExternalResourceId: clubId,
      microserviceEventVisibility: 'SHAREABLE',
      invisibleToNonParticipants: true,
      rulesSet,
      tags: RANKED_TAGS,
      eventSubgroups: [startingAt(group, startMs)],
    },
    registrationMode: 'closed',
    finishProtocol: 'classicCommon',
    importanceLevel: 'unrated',
    seriesId: null,
  };
  return withRegistration(draft, 'closed');
}
