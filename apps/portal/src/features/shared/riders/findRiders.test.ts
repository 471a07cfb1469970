import { describe, expect, it } from 'vitest';
import { call } from '../../../lib/api/client.ts';
import { ApiError } from '../../../lib/http/ApiError.ts';
import { requestedUrls, servePortal } from '../../../testing/portalServer.ts';
import { respondUnavailable, respondWith } from '../../../testing/respondWith.ts';
import { aListedRider, someRiders } from '../../../testing/riders.ts';
import { findRiders } from './findRiders.ts';

const shown = { zwiftId: 1020, firstName: 'Лев', lastName: 'Подветренный', male: true, countryAlpha3: 'rus' };
const lev = aListedRider(0, { ...shown, imageSrc: null, age: null, weight: 78_300, height: 1786, team: null });
const server = servePortal(respondWith('/api/riders', someRiders([lev])));

describe('findRiders', () => {
  it('finds riders by name, with their public figures in the format of a result', async () => {
    const asked = requestedUrls(server);

    expect(await findRiders(' лев ', call)).toEqual([
      {
        zwiftId: 1020,
        name: 'Лев Подветренный',
        note: 'B, 1020',
        profile: {
          firstName: 'Лев',
          lastName: 'Подветренный',
          gender: 'MALE',
          countryAlpha3: 'RUS',
          imageSrc: null,
          age: null,
          weightInGrams: 78_300,
          heightInCentimeters: 179,
        },
      },
    ]);
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      `/api/riders?${new URLSearchParams({ search: 'лев', docsOnPage: '10' })}`,
    ]);
  });

  it('distinguishes namesakes, also the one that only the game knows', async () => {
    const namesake = { zwiftId: 1021, firstName: lev.firstName, lastName: lev.lastName };
    const { firstName, lastName } = lev;
    server.use(
      respondWith('/api/riders', someRiders([lev, aListedRider(1, { ...namesake, team: null })])),
      respondWith('/api/zwift/rider/{id}', {
        data: { id: 77, firstName, lastName, imageSrc: null, countryAlpha3: null, male: true },
      }),
    );

    const found = await findRiders('77', call);

    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(['Лев Подветренный']));
    expect(found.map(({ note }) => note)).toEqual(['77', 'B, 1020', 'B, 1021']);
  });

  it('queries the game only for a zwiftId unknown to the portal', async () => {
    const asked = requestedUrls(server);
    const game = { id: 77, firstName: 'Нил', lastName: 'Перевалов', imageSrc: null, countryAlpha3: null, male: true };
    server.use(respondWith('/api/zwift/rider/{id}', { data: game }));

    expect((await findRiders('1020', call)).map(({ zwiftId }) => zwiftId)).toEqual([1020]);
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/riders']);
    expect((await findRiders('77', call)).map(({ name }) => name)).toEqual(['Нил Перевалов', 'Лев Подветренный']);
  });

  it("keeps the portal's results while the game is unavailable, and rejects if there are none", async () => {
    server.use(respondUnavailable('/api/zwift/rider/{id}'));
    expect((await findRiders('77', call)).map(({ name }) => name)).toEqual(['Лев Подветренный']);

    server.use(respondWith('/api/riders', someRiders([])));
    await expect(findRiders('77', call)).rejects.toThrow(ApiError);
  });
});
