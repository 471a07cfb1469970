import { Injectable } from '@nestjs/common';
import type { GameEntry, Lap } from '@otryv/race';
import { ActivitiesService, type RaceRide } from '../../../game/activities/activities.service.ts';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import { RouteProfilesService } from '../../../game/catalogue/route-profiles.service.ts';
import type { StoredEvent } from '../../events/read/event-catalogue.ts';
import { toEntry } from '../records/imports/entry.ts';
import type { RawGroup } from '../records/imports/imports.repository.ts';

const metresPerKm = 1000;

/** Reads the second-by-second rides of a race: the power of its riders and the elevation of its routes. */
@Injectable()
export class RideDetails {
  constructor(
    private readonly activities: ActivitiesService,
    private readonly catalogue: CatalogueService,
    private readonly profiles: RouteProfilesService,
  ) {}

  /** Throws when the game is unavailable. */
  async collect(event: StoredEvent, groups: readonly RawGroup[]): Promise<void> {
    await this.activities.collect(
      groups.flatMap(({ subgroupId, entries, unfinished }) => {
        const lap = this.lapOf(routeOf(event, subgroupId));
        return [...entries, ...unfinished].flatMap((row) => rideOf(event.gameId, row, lap));
      }),
    );
    const finished = Map.groupBy(groups, ({ subgroupId }) => routeOf(event, subgroupId));
    for (const [routeId, together] of finished) {
      if (routeId === null || this.catalogue.hasHeights(routeId)) continue;
      const rows = together.flatMap(({ entries }) => entries);
      const rides = rows.flatMap((row) => rideOf(event.gameId, row, null));
      const heights = await this.activities.listLapHeightsOf(rides.map(({ activityId }) => activityId));
      await this.profiles.learn(event.gameId, routeId, heights);
    }
  }

  /** Reads the rides of one rider, each of a race. Throws when the game is unavailable. */
  async collectOf(races: readonly { event: StoredEvent; entry: GameEntry }[]): Promise<void> {
    await this.activities.collect(
      races.flatMap(({ event, entry }) =>
        rideOf(event.gameId, entry, this.lapOf(routeOf(event, entry.eventSubgroupId ?? 0))),
      ),
    );
  }

  private lapOf(routeId: number | null): Lap | null {
    const route = this.catalogue.findRoute(routeId);
    return route && { fromM: route.leadInDistance * metresPerKm, lengthM: route.distance * metresPerKm };
  }
}

function routeOf({ routeId, eventSubgroups }: StoredEvent, subgroupId: number): number | null {
  return eventSubgroups.find(({ id }) => id === subgroupId)?.routeId ?? routeId;
}

function rideOf(eventId: number, row: unknown, lap: Lap | null): RaceRide[] {
  const { profileId, activityData, profileData, sensorData } = toEntry(row);
  const { activityId, durationInMilliseconds } = activityData ?? {};
  if (!activityId || activityId === '0' || !durationInMilliseconds) return [];
  const weightInGrams = profileData?.weightInGrams ?? null;
  const isVirtualPower = sensorData?.powerType === 'VIRTUAL_POWER';
  return [{ activityId, profileId, eventId, durationMs: durationInMilliseconds, weightInGrams, isVirtualPower, lap }];
}
