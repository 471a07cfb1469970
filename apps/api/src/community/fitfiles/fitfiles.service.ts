import { Injectable } from '@nestjs/common';
import type { Identity, RacesWithoutPower } from '@otryv/contract';
import { curveStart, type GameEntry } from '@otryv/race';
import { ActivitiesService } from '../../game/activities/activities.service.ts';
import { powerBySecond } from '../../game/activities/power-by-second.ts';
import { AuditService } from '../../kernel/audit/audit.service.ts';
import { Clock } from '../../kernel/clock.ts';
import { noTransaction } from '../../kernel/database/session.ts';
import { Transactions } from '../../kernel/database/transactions.ts';
import { Limits } from '../../kernel/limits/limits.ts';
import { GameIdsService } from '../../people/users/game-ids/game-ids.service.ts';
import { EventCatalogue, type StoredEvent } from '../../racing/events/read/event-catalogue.ts';
import { StoredRaces } from '../../racing/results/build/stored-races.ts';
import { ProtocolRebuilds } from '../../racing/results/publish/protocol-rebuilds.ts';
import { FitReader } from './fit-reader.ts';
import {
  FitCut,
  FitOtherRide,
  FitPowerKnown,
  FitRefused,
  FitResultMissing,
  FitWithoutPower,
} from './fitfiles.errors.ts';
import { filesOfUser } from './fitfiles.limits.ts';
import {
  cutWithin,
  isSamePower,
  type RaceTime,
  recordsOfRace,
  upToTheEnd,
  withoutImplausible,
} from './ride-of-file.ts';

const mostRaces = 200;

/** Adds power to races from riders' files, where the game keeps activities private. */
@Injectable()
export class FitFilesService {
  constructor(
    private readonly reader: FitReader,
    private readonly races: StoredRaces,
    private readonly events: EventCatalogue,
    private readonly activities: ActivitiesService,
    private readonly rebuilds: ProtocolRebuilds,
    private readonly gameIds: GameIdsService,
    private readonly limits: Limits,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Lists the races of the last 90 days without power, newest first. */
  async listMissing({ userId }: Identity): Promise<RacesWithoutPower['data']> {
    const rides = await this.races.listRides(await this.gameIds.listProvedIdsOf(userId), mostRaces);
    const known = await this.activities.listEffortsOf(
      rides.map(({ entry }) => activityOf(entry) ?? ''),
      noTransaction,
    );
    const lacking = rides.filter(({ entry }) => {
      const id = activityOf(entry);
      return id !== null && !known.has(id);
    });
    const since = new Date(curveStart(this.clock.now().getTime()));
    const events = new Map(
      (
        await this.events.listByIds(
          lacking.map(({ eventId }) => eventId),
          noTransaction,
        )
      ).map((one) => [one.gameId, one]),
    );
    return lacking
      .flatMap(({ eventId, entry: { profileId: zwiftId } }) => {
        const event = events.get(eventId);
        if (!event || event.eventStart < since) return [];
        return [{ eventId, name: event.name, eventStart: event.eventStart.toISOString(), zwiftId }];
      })
      .toSorted((one, other) => other.eventStart.localeCompare(one.eventStart));
  }

  /**
   * Throws EventNotFound, FitResultMissing, FitPowerKnown, FitRefused, FitWithoutPower, FitCut, FitOtherRide,
   * FitDuplicate, TooManyAttempts, `overloaded`.
   */
  async add({ userId }: Identity, eventId: number, bytes: Uint8Array) {
    const event = await this.events.requireEvent(eventId, noTransaction);
    const { entry, activityId } = await this.resultOf(userId, eventId);
    await this.limits.count(filesOfUser, userId);
    const file = await this.reader.read(bytes);
    if ('error' in file) throw new FitRefused(file.error);
    const { profileId, profileData } = entry;
    const weightInGrams = profileData?.weightInGrams ?? null;
    const ridden = withoutImplausible(file.ride, file.damage, weightInGrams);
    if (!ridden.watts.some((watts) => watts !== null && watts > 0)) throw new FitWithoutPower();
    const time = timeOf(entry, event);
    const records = recordsOfRace(ridden, time);
    const measured = records && powerBySecond(records);
    const cutAtS = cutWithin(file.cuts, time);
    if (!measured && cutAtS !== null) throw new FitCut();
    if (!measured || !isSamePower(measured, entry.sensorData?.avgWatts)) throw new FitOtherRide();
    const isVirtualPower = entry.sensorData?.powerType === 'VIRTUAL_POWER';
    const ride = {
      activityId,
      profileId,
      eventId,
      durationMs: time.durationMs,
      weightInGrams,
      isVirtualPower,
      lap: null,
    };
    const damage = file.damage.filter((each) => each !== 'cut' || cutAtS !== null);
    const { hash: fileHash } = file;
    const samples = upToTheEnd(measured, time);
    await this.transactions.run(async (session) => {
      await this.activities.addFile({ ride, samples, startedAt: new Date(time.startMs), fileHash }, session);
      const object = { kind: 'event', id: String(eventId) };
      await this.audit.write(
        { actorId: userId, action: 'fitfile.add', object, after: { profileId, fileHash } },
        session,
      );
      await this.rebuilds.rebuildSoon([eventId], session);
    });
    return { eventId, seconds: measured.length, isVirtualPower, damage, cutAtS };
  }

  private async resultOf(userId: string, eventId: number): Promise<{ entry: GameEntry; activityId: string }> {
    const proved = await this.gameIds.listProvedIdsOf(userId);
    const rides = (await this.races.listRides(proved, mostRaces)).filter((ride) => ride.eventId === eventId);
    const named = rides.flatMap(({ entry }) => {
      const activityId = activityOf(entry);
      return activityId === null ? [] : [{ entry, activityId }];
    });
    if (named.length === 0) throw new FitResultMissing();
    const known = await this.activities.listEffortsOf(
      named.map(({ activityId }) => activityId),
      noTransaction,
    );
    const result = named.find(({ activityId }) => !known.has(activityId));
    if (!result) throw new FitPowerKnown();
    return result;
  }
}

function activityOf({ activityData }: GameEntry): string | null {
  const id = activityData?.activityId;
  return id && id !== '0' && activityData?.durationInMilliseconds ? id : null;
}

/** Returns the time of a result. The end comes from the game; without one, the start is that of the group. */
function timeOf({ activityData, eventSubgroupId }: GameEntry, { eventStart, eventSubgroups }: StoredEvent): RaceTime {
  const durationMs = activityData?.durationInMilliseconds ?? 0;
  const end = activityData?.endDate ? new Date(activityData.endDate).getTime() : Number.NaN;
  const group = eventSubgroups.find(({ id }) => id === eventSubgroupId);
  const startMs = Number.isNaN(end) ? (group?.eventSubgroupStart ?? eventStart).getTime() : end - durationMs;
  return { startMs, durationMs };
}
