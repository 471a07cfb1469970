import { SEARCH_GROUPS, searchResults } from '@otryv/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RiderUpdates } from '../../community/profiles/count/rider-updates.ts';
import { blankPage, sendForm } from '../../testing/send-form.ts';
import { mornings, type SeriesWorld, startSeriesWorld } from '../../testing/series-world.ts';
import { aRider, createTeam } from '../../testing/team-world.ts';

let world: SeriesWorld;

beforeAll(async () => {
  world = await startSeriesWorld();
  await world.app.get(RiderUpdates).updateByEvent(mornings.first);
  const captain = await aRider(world.app, 'search-captain', 1_000_010);
  await createTeam(captain, { name: 'Попутный ветер', shortName: 'ВЕТЕР' });
  await world.makeSeries(world.owner.browser, { name: 'Осенний перевал' }, [mornings.first], true);
  await world.makeSeries(world.owner.browser, { name: 'Тайный перевал' }, [mornings.second], false);
}, 120_000);
afterAll(() => world.close());

const ask = (query: string) => world.app.inject({ url: `/api/search?${query}` });
const find = async (text: string, limit = 5) =>
  searchResults.parse((await ask(`text=${encodeURIComponent(text)}&limit=${limit}`)).json()).data;
const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('the site search', () => {
  it('finds a rider by parts of the names in either script', async () => {
    const [row] = (await world.protocol(mornings.first)).results;
    const { firstName = '', lastName = '' } = row?.profileData ?? {};
    const isFound = async (text: string) =>
      (await find(text)).riders.some((rider) => rider.firstName === firstName && rider.lastName === lastName);

    expect(await isFound(lastName.slice(0, 5))).toBe(true);
    expect(await isFound(`${lastName} ${firstName.slice(0, 2)}`)).toBe(true);
    expect(await isFound(`${lastName} йцукен`)).toBe(false);
  });

  it.each(['veter', 'ВЕТЕР', 'poputn'])('finds a team by «%s»', async (text) => {
    expect((await find(text)).teams).toEqual([
      { urlSlug: 'poputniy-veter', name: 'Попутный ветер', shortName: 'ВЕТЕР' },
    ]);
  });

  it('finds a published series by its current name, and no draft', async () => {
    expect(namesOf((await find('pereval')).series)).toEqual(['Осенний перевал']);
  });

  it('finds races, coming ones first', async () => {
    const { events } = await find('утренняя');

    expect(events.map(({ id }) => id)).toContain(mornings.coming);
    expect(events.slice(events.findIndex(({ started }) => started)).every(({ started }) => started)).toBe(true);
    expect([events[0]?.started, events.at(-1)?.started]).toEqual([false, true]);
  });

  it('finds an organizer only while its page is published', async () => {
    expect((await find('ось')).organizers).toEqual([]);

    const { owner } = world;
    await sendForm(owner.browser, '/api/organizer/main', { ...blankPage, organizerId: owner.organizerId }, {});
    expect(namesOf((await find('os')).organizers)).toEqual(['Клуб «Ось»']);
  });

  it('finds no closed team', async () => {
    const captain = await aRider(world.app, 'closing-captain', 1_000_011);
    await createTeam(captain, { name: 'Встречный шторм', shortName: 'ШТОРМ' });
    expect(namesOf((await find('shtorm')).teams)).toEqual(['Встречный шторм']);

    await captain.browser.send('DELETE', '/api/teams', { name: 'Встречный шторм' });

    expect((await find('shtorm')).teams).toEqual([]);
  });

  it('respects its limit in each group', async () => {
    const { riders, events } = await find('ов', 2);

    expect([riders.length, events.length <= 2]).toEqual([2, true]);
  });

  it.each(['ов', 'утренняя', 'ветер', 'перевал'])(
    'shows the start of each group of «%s», and names those of which a larger limit finds more',
    async (text) => {
      const most = await find(text, 10);
      const counts = SEARCH_GROUPS.map((name) => most[name].length).filter((count) => count > 0);

      expect(counts).not.toEqual([]);
      for (const limit of new Set(counts.flatMap((count) => [count - 1, count]).filter((one) => one > 0 && one < 10))) {
        const found = await find(text, limit);
        expect(found).toMatchObject(
          Object.fromEntries(SEARCH_GROUPS.map((name) => [name, most[name].slice(0, limit)])),
        );
        expect(found.more).toEqual(SEARCH_GROUPS.filter((name) => most[name].length > limit));
      }
    },
  );

  it.each(['', 'text=', 'text=a', 'text=%20я%20', 'text=%22%22%22'])(
    'responds to ?%s with a message',
    async (query) => {
      const response = await ask(query);

      expect([response.statusCode, response.json().code]).toEqual([422, 'search_too_short']);
      expect(response.json().message).toContain('не меньше двух букв');
    },
  );

  it.each(['text[$ne]=1', 'text=ab&limit=11', 'text=ab&limit=x', `text=${'a'.repeat(101)}`])(
    'rejects other parameters: ?%s',
    async (query) => {
      expect((await ask(query)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});
