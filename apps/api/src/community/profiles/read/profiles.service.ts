import { Injectable } from '@nestjs/common';
import type { ProfileData, ResponseBody, RiderMetrics, RiderPower, RiderSummary } from '@otryv/contract';
import { contract } from '@otryv/contract';
import { Clock } from '../../../kernel/clock.ts';
import { noTransaction } from '../../../kernel/database/session.ts';
import { daysBefore, daysFrom, moscowDay, startOfDay } from '../../../kernel/moscow-days.ts';
import { type Rider, RidersService } from '../../../people/riders/riders.service.ts';
import { GameIdsService } from '../../../people/users/game-ids/game-ids.service.ts';
import { UsersService } from '../../../people/users/users.service.ts';
import { ListedRidersRepository } from '../records/listed-riders.repository.ts';
import { RiderMetricsRepository } from '../records/rider-metrics.repository.ts';
import { RiderResultsRepository } from '../records/rider-results.repository.ts';
import { toForecast, toPowerCurve, toProfile, toRacePower, toRecords, toStreams } from './profile.mapper.ts';
import { plausibleWeight } from './rider-figures.mapper.ts';
import { type KnownRider, RiderFiguresService } from './rider-figures.service.ts';

type ZwiftProfiles = ResponseBody<typeof contract.riders.zwiftProfiles>;

const mostRaces = 500;

/** Rider page. Every account of a rider leads to the same one. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly figures: RiderFiguresService,
    private readonly results: RiderResultsRepository,
    private readonly metricsOf: RiderMetricsRepository,
    private readonly listed: ListedRidersRepository,
    private readonly riders: RidersService,
    private readonly gameIds: GameIdsService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Throws RiderNotFound. */
  async getProfile(zwiftId: number): Promise<ProfileData> {
    const { rider, figures, curve } = await this.figures.requireRider(zwiftId);
    const [userId] = (await this.gameIds.listUsersOf([rider.zwiftId], noTransaction)).get(rider.zwiftId) ?? [];
    return {
      profile: toProfile(figures),
      powerCurve: toPowerCurve(rider.zwiftId, curve),
      quantityRace: figures.totalEvents,
      streams: toStreams(userId === undefined ? null : await this.users.findById(userId, noTransaction)),
      onAir: await this.listed.findStreamOf(rider.zwiftId),
    };
  }

  /** Throws RiderNotFound. */
  async getPower(zwiftId: number): Promise<RiderPower> {
    const known = await this.figures.requireRider(zwiftId);
    const { rider, curve } = known;
    const hidesWatts = rider.hidden.includes('weight');
    const races = await this.results.listRacesOf([rider.zwiftId]);
    const counted = new Set(curve?.races.map(({ activityId }) => activityId));
    return {
      powerCurve: toPowerCurve(rider.zwiftId, curve),
      records: await this.ranked(toRecords(curve, hidesWatts), known),
      powerFromEvents: races
        .filter(({ row }) => row.cpSource !== null)
        .slice(0, mostRaces)
        .map((race) => toRacePower(race, counted)),
      forecast: toForecast(curve, hidesWatts),
    };
  }

  /** Throws RiderNotFound. */
  async getMetrics(zwiftId: number, days: number): Promise<RiderMetrics> {
    const { rider } = await this.figures.requireRider(zwiftId);
    const hides = new Set(rider.hidden);
    const now = this.clock.now();
    const stored = await this.metricsOf.listSince(rider.zwiftId, daysBefore(now, days));
    const byDay = new Map(stored.map((metric) => [metric.day, metric]));
    const [first] = stored;
    return {
      zwiftId: rider.zwiftId,
      ...(hides.has('weight') && { isWeightHidden: true }),
      ...(hides.has('height') && { isHeightHidden: true }),
      data: (first ? daysFrom(first.day, moscowDay(now)) : []).map((day) => ({
        date: startOfDay(day).toISOString(),
        racingScore: byDay.get(day)?.racingScore ?? null,
        weightInGrams: hides.has('weight') ? null : plausibleWeight(byDay.get(day)?.weightInGrams ?? null),
        heightInCentimeters: hides.has('height') ? null : (byDay.get(day)?.heightInCentimeters ?? null),
      })),
    };
  }

  /** Throws RiderNotFound. */
  async getAccounts(zwiftId: number): Promise<ZwiftProfiles> {
    const { rider, accountIds } = await this.figures.requireRider(zwiftId);
    const additional = accountIds.filter((id) => id !== rider.zwiftId);
    const riders = await this.riders.listByIds(additional, noTransaction);
    return {
      zwiftProfileMain: toSummary(rider),
      zwiftProfilesAdditional: additional.flatMap((id) => riders.get(id) ?? []).map(toSummary),
    };
  }

  /** Returns records with the rank of the best in the rider's category. */
  private async ranked(records: RiderPower['records'], { figures }: KnownRider): Promise<RiderPower['records']> {
    const { category } = figures;
    if (category === null) return records;
    return Promise.all(
      records.map(async (record) => {
        const best = record.byWattsKg[0]?.wattsKg ?? null;
        if (best === null) return record;
        return { ...record, place: (await this.listed.countAbove(category, record.duration, best)) + 1 };
      }),
    );
  }
}

/** Maps a summary, naming each field. */
export function toSummary({
  zwiftId,
  firstName,
  lastName,
  male,
  imageSrc,
  countryAlpha3,
}: Omit<Rider, 'hidden' | 'age' | 'height' | 'weight' | 'competitionMetrics'>): RiderSummary {
  return { zwiftId, firstName, lastName, male, imageSrc, countryAlpha3 };
}
