import { gameClubs } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrganizerWorld, startOrganizerWorld } from '../../testing/organizer-world.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const path = '/api/admin/finish-protocols';
const newbies = { name: 'newbies', displayName: 'Новички', description: 'С разрывами', isDefault: false };

describe('finish protocols', () => {
  let world: OrganizerWorld;
  type Owner = Awaited<ReturnType<OrganizerWorld['organizer']>>;
  let os: Owner;
  let rival: Owner;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    os = await world.organizer('os');
    rival = await world.organizer('rival');
    const common = { name: 'classicGroup', displayName: 'По группам', description: '', isDefault: true };
    await world.admin.send('POST', path, { ...common, organizerId: null });
    await world.admin.send('POST', path, { ...newbies, organizerId: os.organizerId });
  });
  afterAll(() => world.close());

  const shownTo = async (browser: TestBrowser, query = '') =>
    (await browser.send('GET', `${path}${query}`))
      .json()
      .data.map(({ displayName }: { displayName: string }) => displayName);

  it("are offered to their organizer and, by default, to all, with the administrators' texts", async () => {
    expect(await shownTo(os.browser)).toEqual(['По группам', 'Новички']);
    expect(await shownTo(rival.browser)).toEqual(['По группам']);
    expect(await shownTo(world.admin)).toEqual(['По группам', 'Новички']);
    expect(await shownTo(world.admin, `?organizerId=${rival.organizerId}`)).toEqual(['По группам']);
  });

  it('are offered to the moderators of the organizer as well', async () => {
    const { id: userId, browser } = await world.member('protocol-moderator');
    const { clubId } = gameClubs.axis;
    await world.admin.send('POST', '/api/admin/clubs', { clubId, organizerId: os.organizerId });
    await os.browser.send('PUT', '/api/organizer/clubs/moderators', { clubId, userId });

    expect(await shownTo(browser)).toEqual(['По группам', 'Новички']);
  });

  it("are not shown to another organizer's users", async () => {
    const { statusCode } = await rival.browser.send('GET', `${path}?organizerId=${os.organizerId}`);
    const [, { _id: id }] = (await world.admin.send('GET', path)).json().data;
    const single = await rival.browser.send('GET', `${path}?id=${id}`);

    expect([statusCode, single.statusCode, single.json().code]).toEqual([403, 404, 'finish_protocol_not_found']);
    expect((await os.browser.send('GET', `${path}?id=${id}`)).json().data).toHaveLength(1);
  });

  it('are unique per rule and organizer, also after a change', async () => {
    const same = { ...newbies, organizerId: os.organizerId };
    const audited = () => world.connection.collection('audit').countDocuments({ action: 'finishProtocol.create' });
    const before = await audited();
    const repeated = await world.admin.send('POST', path, same);
    const after = await audited();
    const again = await world.admin.send('POST', path, { ...same, displayName: 'Другое имя' });
    const made = await world.admin.send('POST', path, { ...newbies, name: 'catchUp', organizerId: os.organizerId });
    const id = made.json().data._id;
    const changed = await world.admin.send('PUT', path, { id, protocol: { ...newbies, organizerId: os.organizerId } });

    expect(repeated.json().data).toMatchObject({ ...newbies, organizer: { _id: os.organizerId } });
    expect(after).toBe(before);
    expect([again.json().code, made.statusCode, changed.json().code]).toEqual([
      'finish_protocol_known',
      201,
      'finish_protocol_known',
    ]);
    await world.admin.send('DELETE', path, { id });
  });

  it('can be changed, emptied and removed, and are then not found', async () => {
    const { organizerId } = rival;
    const { _id: id } = (await world.admin.send('POST', path, { ...newbies, organizerId })).json().data;
    const protocol = { ...newbies, description: '', displayName: 'Первый сезон', organizerId };

    const changed = await world.admin.send('PUT', path, { id, protocol });
    await world.admin.send('DELETE', path, { id });
    const gone = [
      await world.admin.send('DELETE', path, { id }),
      await world.admin.send('PUT', path, { id, protocol }),
      await world.admin.send('POST', path, { ...protocol, organizerId: 'f'.repeat(24) }),
    ];

    expect(changed.json().data).toMatchObject({ displayName: 'Первый сезон', description: '' });
    expect(gone.map(({ json }) => json().code)).toEqual([
      'finish_protocol_not_found',
      'finish_protocol_not_found',
      'organizer_not_found',
    ]);
    expect(await shownTo(rival.browser)).toEqual(['По группам']);
  });
});
