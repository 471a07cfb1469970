import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrganizerWorld, startOrganizerWorld } from '../testing/organizer-world.ts';

describe('the choice of moderators', () => {
  let world: OrganizerWorld;
  type Owner = Awaited<ReturnType<OrganizerWorld['organizer']>>;
  let os: Owner;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    os = await world.organizer('os');
  });
  afterAll(() => world.close());

  it('finds users by the beginning of a login or a whole id: names and ids, no addresses', async () => {
    const one = await world.member('Veter_07');
    await one.browser.send('PUT', '/api/race/profile/zwiftid', { zwiftId: 1_000_044, isAdditional: false });
    const search = async (text: string) =>
      (await os.browser.send('GET', `/api/moderator/users?search=${encodeURIComponent(text)}`)).json().data;

    const veter = { _id: one.id, username: 'Veter_07', zwiftId: 1_000_044 };
    expect([await search('veter'), await search('1000044'), await search('eter'), await search('.*')]).toEqual([
      ...[[veter], [veter], [], []],
    ]);
    const first = (await os.browser.send('GET', '/api/moderator/users?docsOnPage=1')).json();
    expect([first.data.length, first.quantityPages > 2]).toEqual([1, true]);
  });
});
