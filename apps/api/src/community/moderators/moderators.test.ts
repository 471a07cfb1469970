import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchEndings } from '../../kernel/search/search-endings.ts';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import { RiderLists } from '../profiles/read/rider-lists.service.ts';

describe('moderator candidates', () => {
  let world: OrganizerWorld;
  type Owner = Awaited<ReturnType<OrganizerWorld['organizer']>>;
  let os: Owner;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    os = await world.organizer('os');
  });
  afterAll(() => world.close());

  const search = async (text: string) =>
    (await os.browser.send('GET', `/api/moderator/users?search=${encodeURIComponent(text)}`)).json().data;
  const claim = async (username: string, zwiftId: number) => {
    const member = await world.member(username);
    await member.browser.send('PUT', '/api/race/profile/zwiftid', { zwiftId, isAdditional: false });
    return member;
  };

  it('are found by the beginning of a login or a whole id: names and ids, no addresses', async () => {
    const one = await claim('Veter_07', 1_000_044);

    const veter = { _id: one.id, username: 'Veter_07', zwiftId: 1_000_044, riderName: null };
    expect([await search('veter'), await search('1000044'), await search('eter'), await search('.*')]).toEqual([
      [veter],
      [veter],
      [],
      [],
    ]);
    const first = (await os.browser.send('GET', '/api/moderator/users?docsOnPage=1')).json();
    expect([first.data.length, first.quantityPages > 2]).toEqual([1, true]);
  });

  it('are found and named by their verified rider, not by a claimed one', async () => {
    const zwiftId = 1_000_045;
    const proved = await claim('proved-rider', zwiftId);
    await claim('claiming-rider', zwiftId);
    const connection = world.app.get<Connection>(getConnectionToken());
    const user = await connection.collection('users').findOne({ usernameKey: 'proved-rider' });
    await connection.collection('gameids').updateOne({ zwiftId, userId: user?._id }, { $set: { isProved: true } });
    await world.app.get(RiderLists).refresh([zwiftId]);
    const rider = await world.app.get(RiderLists).findNamed(zwiftId);
    const riderName = `${rider?.firstName} ${rider?.lastName}`;

    // Of the many riders with that name, the one with an account has the highest number.
    const namesakes = Array.from({ length: 201 }, (_, at) => ({
      zwiftId: 900_001 + at,
      category: null,
      male: true,
      sort: {},
      updatedAt: new Date(0),
      figures: { zwiftId: 900_001 + at, firstName: rider?.firstName, lastName: rider?.lastName, totalEvents: 9 },
      searchEndings: searchEndings([riderName]),
    }));
    await connection.collection('listedriders').insertMany(namesakes);

    expect(await search(riderName)).toEqual([{ _id: proved.id, username: 'proved-rider', zwiftId, riderName }]);
    const byId: { riderName: string | null }[] = await search(String(zwiftId));
    expect(byId.map((found) => found.riderName)).toEqual([null, riderName]);
  });
});
