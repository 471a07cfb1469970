import { event as eventSchema, signedRider } from '@otryv/contract/schemas';
import { describe, expect, it } from 'vitest';
import { CatalogueService } from '../../../game/catalogue/catalogue.service.ts';
import { gameEvent } from '../../../game/client/game.schemas.ts';
import { aGameEvent } from '../../../testing/a-game-event.ts';
import type { StoredEvent } from '../records/events.repository.ts';
import { fromGame } from '../write/game-event.mapper.ts';
import { toEvent, toSignedRider, toSignedRiders } from './event.mapper.ts';

const _id = '0123456789abcdef01234567';
const organizer = { id: 'abcdef012345670123456789', name: 'Long name', shortName: 'LN', urlSlug: 'long-name' };

function stored(changes: Partial<StoredEvent> = {}): StoredEvent {
  const surroundings = { catalogue: new CatalogueService(), clubName: 'Club', organizerName: null, now: new Date(0) };
  const { searchEndings: _keys, nameEndings: _names, ...event } = fromGame(gameEvent.parse(aGameEvent()), surroundings);
  return {
    ...event,
    _id,
    organizer,
    typeRaceCustom: 'catchUp',
    registrationMode: null,
    importanceLevel: 'important',
    winner: null,
    finishers: [],
    revision: 0,
    revisedAt: new Date('2026-11-20T00:00:00Z'),
    series: null,
    eventSecret: 'secret',
    totalFinishedCount: 41,
    started: true,
    hasResults: true,
    resultsUpdatedAt: new Date('2026-11-29T00:00:00Z'),
    nextImportAt: new Date('2026-11-29T00:05:00Z'),
    ...changes,
  };
}

describe('toEvent', () => {
  it.each([
    { chosen: 'endurance', expression: null, name: 'endurance', label: 'Эндуренс', description: /C общая, E женская/ },
    { chosen: 'disabled', expression: 'false', name: 'closed', label: 'Регистрация закрыта', description: /никто/ },
    { chosen: null, expression: 'FALSE', name: 'closed', label: 'Регистрация закрыта', description: /никто/ },
    {
      chosen: 'age',
      expression: 'profile.age<30',
      name: 'own',
      label: 'Своё условие',
      description: /^profile.age < 30$/,
    },
  ])('names the registration $chosen with $expression: $name', ({ chosen, expression, name, label, description }) => {
    const event = { registrationMode: chosen, categoryEnforcement: expression !== null, accessExpression: expression };
    const { accessExpressionObj } = toEvent(stored(event));

    expect(accessExpressionObj).toEqual({ name, label, description: expect.stringMatching(description) });
  });

  it.each([null, 'rider.mood == 1 +'])(
    'names no registration if none was chosen and none is implied: %s',
    (expression) => {
      for (const registrationMode of [null, 'closed', 'unknown']) {
        const event = { registrationMode, categoryEnforcement: expression !== null, accessExpression: expression };

        expect(toEvent(stored(event)).accessExpressionObj).toBeNull();
      }
    },
  );

  it('maps every public field of the record, in the shape of the contract', () => {
    const { eventSubgroups, ...event } = toEvent(stored());

    expect(event).toEqual({
      _id: '0123456789abcdef01234567',
      id: 77,
      name: 'Autumn Series',
      description: 'Six laps',
      imageUrl: 'https://cdn.example/event.png',
      eventStart: '2026-11-28T16:30:00.000Z',
      revision: 0,
      eventType: 'RACE',
      type: 'EVENT_TYPE_RACE',
      sport: 'CYCLING',
      mapId: 13,
      routeId: 3_765_339_356,
      cullingType: 'CULLING_SUBGROUP_ONLY',
      categoryEnforcement: true,
      accessExpression: 'subgroup.label == 1',
      accessExpressionObj: { name: 'own', label: 'Своё условие', description: 'subgroup.label == 1' },
      rangeAccessLabel: '0-1000',
      microserviceEventVisibility: 'SHAREABLE',
      microserviceExternalResourceId: '00000000-0000-4000-8000-000000000001',
      clubName: 'Club',
      organizer: 'LN',
      organizerId: {
        _id: organizer.id,
        name: 'Long name',
        shortName: 'LN',
        urlSlug: 'long-name',
        isPublished: false,
        logoUrls: null,
      },
      seriesId: null,
      rulesSet: ['NO_POWERUPS', 'SHOW_RACE_RESULTS'],
      tags: ['ranked'],
      visible: false,
      totalEntrantCount: 31,
      totalJoinedCount: 33,
      totalSignedUpCount: 32,
      totalFinishedCount: 41,
      typeRaceCustom: 'catchUp',
      winner: null,
      importanceLevel: 'important',
      started: true,
      hasResults: true,
      updated: '2026-11-29T00:00:00.000Z',
    });
    expect(eventSchema.parse({ ...event, eventSubgroups })).toEqual({ ...event, eventSubgroups });
  });

  it('maps the times and the name (A–E) of a group', () => {
    expect(toEvent(stored()).eventSubgroups[0]).toMatchObject({
      subgroupLabel: 'B',
      paceType: 1,
      eventSubgroupStart: '2026-11-28T16:32:00.000Z',
      registrationStart: '2026-11-28T16:00:00.000Z',
      registrationEnd: '2026-11-28T16:31:00.000Z',
      lineUpStart: '2026-11-28T16:25:00.000Z',
      lineUpEnd: '2026-11-28T16:30:00.000Z',
    });
  });

  it('leaves times blank that the game did not send, and the organizer of an event without one', () => {
    const [group] = stored().eventSubgroups;
    const none = { registrationStart: null, registrationEnd: null, lineUpStart: null, lineUpEnd: null };
    const event = toEvent(
      stored({ organizer: null, resultsUpdatedAt: null, eventSubgroups: group ? [{ ...group, ...none }] : [] }),
    );

    expect(event).toMatchObject({ organizer: null, organizerId: null, updated: null });
    expect(event.eventSubgroups[0]).toMatchObject(none);
  });

  it("shows an organizer's full name if it has no short one", () => {
    expect(toEvent(stored({ organizer: { ...organizer, shortName: null } })).organizer).toBe('Long name');
  });
});

describe('toSignedRider', () => {
  const rider = {
    subgroupId: 901,
    zwiftId: 5,
    firstName: 'Ada',
    lastName: 'Lis',
    male: false,
    countryAlpha3: 'fin',
    imageSrc: 'https://cdn.example/5.png',
    age: 31,
    height: 1724,
    weight: 61_200,
    racingScore: 512.4,
  };

  it('has the best efforts, without the watts of riders who hide their weight', () => {
    const bests = [{ duration: 300, watts: 300, wattsKg: 4 }];
    const powers = new Map([[5, bests]]);
    const effortsOf = (hidden: readonly 'weight'[], of: typeof powers) =>
      toSignedRiders([rider], [], {
        known: new Map([[5, { ...rider, competitionMetrics: null, hidden }]]),
        mains: new Map(),
        powers: of,
        teams: new Map(),
      })[0]?.cpBestEfforts;

    expect(effortsOf([], powers)).toEqual(bests);
    expect(effortsOf(['weight'], powers)).toEqual([{ duration: 300, watts: null, wattsKg: 4 }]);
    expect(effortsOf([], new Map())).toBeNull();
  });

  it('maps every field, height in mm and weight in g', () => {
    const response = toSignedRider(rider, stored().eventSubgroups, []);

    expect(response).toEqual({
      subgroup: 901,
      subgroupLabel: 'B',
      id: 5,
      profileId: 5,
      firstName: 'Ada',
      lastName: 'Lis',
      male: false,
      countryAlpha3: 'fin',
      imageSrc: 'https://cdn.example/5.png',
      age: 31,
      height: 1724,
      weight: 61_200,
      team: null,
      isLeader: false,
      isSweeper: false,
      racingScore: 512.4,
      cpBestEfforts: null,
    });
    expect(signedRider.parse(response)).toEqual(response);
  });

  it.each([
    { zwiftId: 11, subgroupId: 901, isLeader: true, isSweeper: false },
    { zwiftId: 13, subgroupId: 901, isLeader: false, isSweeper: true },
    { zwiftId: 11, subgroupId: 902, isLeader: false, isSweeper: false },
    { zwiftId: 14, subgroupId: 901, isLeader: false, isSweeper: false },
  ])(
    'marks the leaders and sweepers of the rider’s group: $zwiftId in $subgroupId',
    ({ isLeader, isSweeper, ...found }) => {
      const groups = stored().eventSubgroups.map((group) =>
        group.id === 902 ? { ...group, invitedLeaders: [] } : group,
      );

      expect(toSignedRider({ ...rider, ...found }, groups, [])).toMatchObject({ isLeader, isSweeper });
    },
  );

  it('puts a rider of an unknown group into E', () => {
    expect(toSignedRider(rider, [], []).subgroupLabel).toBe('E');
  });
});

describe('signed-up riders', () => {
  const signed = {
    zwiftId: 7,
    subgroupId: 2,
    firstName: 'Ольга',
    lastName: 'Осенняя',
    male: false,
    countryAlpha3: 'rus',
    imageSrc: null,
    age: 30,
    height: 1700,
    weight: 60_000,
  };
  const known = {
    zwiftId: 7,
    firstName: 'Олёна',
    lastName: 'Зимняя',
    male: false,
    countryAlpha3: 'blr',
    imageSrc: 'own.png',
    age: 31,
    height: 1710,
    weight: 61_000,
    hidden: [],
    competitionMetrics: { racingScore: 412 },
  };
  const team = { name: 'ВЕТЕР', shortName: 'ВЕТ', urlSlug: 'veter' };
  const of = (riders: object[], teams: object[]) =>
    toSignedRiders([signed] as never, [] as never, {
      known: new Map(riders.map((rider) => [7, rider])) as never,
      mains: new Map([[7, 70]]),
      powers: new Map(),
      teams: new Map(teams.map((one) => [7, one])) as never,
    })[0];

  it('have their known figures, else those of the sign-up', () => {
    const { hidden: _none, zwiftId: _id, competitionMetrics: _score, ...figures } = known;

    expect(of([known], [team])).toMatchObject({
      id: 7,
      profileId: 70,
      subgroup: 2,
      ...figures,
      racingScore: 412,
      team,
    });
    expect(of([], [])).toMatchObject({
      id: 7,
      firstName: 'Ольга',
      lastName: 'Осенняя',
      age: 30,
      height: 1700,
      weight: 60_000,
      racingScore: null,
      team: null,
    });
  });
});
