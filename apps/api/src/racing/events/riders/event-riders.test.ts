import { eventEligibility, nextRaces } from '@otryv/contract/schemas';
import { season } from '@otryv/game-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrganizerWorld, startOrganizerWorld } from '../../../testing/organizer-world.ts';
import { ANCHOR } from '../../../testing/start-race-world.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';

const coming = season(ANCHOR, 1).filter(({ start }) => start > ANCHOR);
const [first] = coming;
let world: OrganizerWorld;
let guest: TestBrowser;
let rider: TestBrowser;
let zwiftId: number;

beforeAll(async () => {
  world = await startOrganizerWorld();
  guest = new TestBrowser(world.app);
  for (const { id } of coming) await world.add(id);
  const signed = await world.connection.collection('signedRiders').findOne({ eventId: first?.id });
  zwiftId = signed?.zwiftId;
  const member = await world.member('rides-often');
  rider = member.browser;
  await rider.send('PUT', '/api/race/profile/zwiftid', { zwiftId, isAdditional: false });
  await world.connection.collection('gameids').updateOne({ zwiftId }, { $set: { isProved: true } });
}, 60_000);
afterAll(() => world.close());

describe('GET /api/race/events-notification', () => {
  it('lists the coming races with their links, lengths and routes', async () => {
    const { data } = nextRaces.parse((await guest.send('GET', '/api/race/events-notification')).json());

    expect(data.map(({ id }) => id)).toEqual(coming.map(({ id }) => id));
    expect(data[0]).toMatchObject({
      start: first?.start.toISOString(),
      organizer: expect.any(String),
      registrationUrl: `https://www.zwift.com/events/view/${first?.id}`,
    });
    expect(data[0]?.startText).toMatch(/^[а-я]{2}, \d+ [а-я]+ .*\d\d:\d\d МСК$/);
    expect(data[0]?.groups[0]?.distanceInKilometers).toBeGreaterThan(1);
  });
});

describe('GET /api/race/events/{id}/eligibility', () => {
  const of = async (browser: TestBrowser) =>
    eventEligibility.parse((await browser.send('GET', `/api/race/events/${first?.id}/eligibility`)).json());
  const setExpression = (accessExpression: string | null, more: object = {}) =>
    world.connection
      .collection('events')
      .updateOne({ gameId: first?.id }, { $set: { accessExpression, categoryEnforcement: true, ...more } });

  it("responds for each group by the rider's racing score", async () => {
    const record = await world.connection.collection('riders').findOne({ zwiftId });
    const score = record?.competitionMetrics.racingScore;
    await setExpression(
      `(subgroup.label == 1 && scoring.current < 0) || (subgroup.label != 1 && scoring.current >= 0)`,
    );
    const { groups, ...rest } = await of(rider);

    expect(rest).toMatchObject({ eventId: first?.id, zwiftId });
    expect(groups.map(({ isAllowed }) => isAllowed)).toEqual(groups.map(({ subgroupLabel }) => subgroupLabel !== 'A'));
    expect(groups[0]?.reasons).toEqual([{ subject: 'scoring.current', operator: '<', required: 0, actual: score }]);
    expect(groups[0]?.sentence).toMatch(/^Нельзя, условие: гоночный рейтинг меньше 0, у вас [\d,]+$/);
    expect(rest).toMatchObject({ ownGroup: 'E', sentence: 'Ваша группа: E. Можно и в B, C и D. A слабее вас' });
  });

  it("names the rider's own groups in coming races", async () => {
    const ownGroups = async (browser: TestBrowser) =>
      (await browser.send('GET', '/api/race/events/own-groups')).json().data;
    await setExpression('(subgroup.label == 2 && scoring.current >= 0)');

    expect(await ownGroups(rider)).toContainEqual({ eventId: first?.id, ownGroup: 'B' });
    expect(await ownGroups((await world.member('proves-nothing-yet')).browser)).toEqual([]);
    await setExpression('(subgroup.label == 2 && scoring.current >= 0)', {
      microserviceEventVisibility: 'DEFINED_BY_RESOURCE_ID',
      microserviceExternalResourceId: 'another-club',
    });
    expect(await of(rider)).toMatchObject({
      ownGroup: 'B',
      sentence: expect.stringMatching(/^Ваша группа: B, но заезд только для членов клуба\. /),
    });
    await setExpression('(subgroup.label == 2 && scoring.current < 0)', { microserviceEventVisibility: 'PUBLIC' });
    expect(JSON.stringify(await ownGroups(rider))).not.toContain(String(first?.id));
  });

  it('returns unknown for a user without a verified rider, unless the race is open to everyone', async () => {
    const stranger = (await world.member('proves-nothing')).browser;
    await setExpression('powerCurves.zFTPwkg < 4.2');
    const asked = await of(stranger);
    await setExpression(null, { microserviceEventVisibility: 'PUBLIC' });

    expect(asked.groups[0]).toMatchObject({
      isAllowed: null,
      sentence: 'Не хватает ваших данных: zFTP',
    });
    expect(asked).toMatchObject({ ownGroup: null, sentence: 'Вашу группу скажем, когда узнаем вас в игре' });
    expect((await of(stranger)).groups.every(({ isAllowed }) => isAllowed === true)).toBe(true);
  });
});
