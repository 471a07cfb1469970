import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsOfUser, teamsOfUser } from './clubs/teams/records/teams.limits.ts';
import { picturesOfUser } from './kernel/files/files.limits.ts';
import { type Limit, Limits } from './kernel/limits/limits.ts';
import { appealsOfUser } from './racing/appeals/appeals.limits.ts';
import { dryRunsOfUser } from './racing/results/records/results.limits.ts';
import { whatIfsOfReader } from './racing/series/records/series.limits.ts';
import { type Member, type OrganizerWorld, startOrganizerWorld } from './testing/organizer-world.ts';
import { blankPage, sendForm } from './testing/send-form.ts';
import { aTour } from './testing/series-world.ts';
import { addProvedGameId, blankTeam } from './testing/team-world.ts';
import { type Response, TestBrowser } from './testing/test-browser.ts';

type Owner = Member & { organizerId: string };
interface Call {
  limit: Limit;
  send: (owner: Owner, picture: Blob) => Promise<Response>;
  /** Under which the call is counted; the caller's account by default. */
  keyOf?: (owner: Owner) => string;
}

const whatIf = '/api/series/general-classification/nothing/what-if';
const addressOf = ({ id }: Owner) => `198.51.100.${Number.parseInt(id.slice(-2), 16)}`;

let world: OrganizerWorld;

const calls: Record<string, Call> = {
  'a picture of an organizer': {
    limit: picturesOfUser,
    send: ({ browser, organizerId }, logoFile) =>
      sendForm(browser, '/api/organizer/main', { organizerId, ...blankPage }, { logoFile }),
  },
  'a picture of a series': {
    limit: picturesOfUser,
    send: ({ browser, organizerId }, posterFile) =>
      sendForm(browser, '/api/organizer/series', { ...aTour, organizerId }, { posterFile }, 'POST'),
  },
  'a team': {
    limit: teamsOfUser,
    send: ({ browser }) =>
      sendForm(browser, '/api/teams', { ...blankTeam, name: 'Команда', shortName: 'КОМ' }, {}, 'POST'),
  },
  'a request to join': {
    limit: requestsOfUser,
    send: ({ browser }) => browser.send('POST', '/api/teams/join-request', { urlSlug: 'nobody' }),
  },
  'an appeal': {
    limit: appealsOfUser,
    send: ({ browser }) =>
      browser.send('POST', '/api/race/results/999/appeals', { rowId: '999.1', text: 'Меня толкнули.', link: '' }),
  },
  'a dry run of a race': {
    limit: dryRunsOfUser,
    send: ({ browser }) =>
      browser.send('POST', '/api/race/results/999/decisions/dry-run', { rowIds: ['999.1'], value: 'DSQ' }),
  },
  'a dry run of a stage': {
    limit: dryRunsOfUser,
    send: ({ browser }) =>
      browser.send('POST', '/api/series/stage/results/dry-run', {
        kind: 'removal',
        stageResultId: `${'f'.repeat(24)}.1.1`,
      }),
  },
  'a preview of standings': { limit: whatIfsOfReader, send: ({ browser }) => browser.send('GET', whatIf) },
  'a preview of standings by a guest': {
    limit: whatIfsOfReader,
    send: (owner) => new TestBrowser(world.app, addressOf(owner)).send('GET', whatIf),
    keyOf: addressOf,
  },
};

describe('an expensive call', () => {
  let picture: Blob;
  beforeAll(async () => {
    world = await startOrganizerWorld();
    const create = { width: 8, height: 8, channels: 3 as const, background: '#c0ffee' };
    picture = new Blob([Uint8Array.from(await sharp({ create }).png().toBuffer())], { type: 'image/png' });
  });
  afterAll(() => world?.close());

  it('is rejected for a caller who made too many of its kind, with the time to retry, and stays available to others', async () => {
    const found: Record<string, object> = {};
    for (const [index, [name, { limit, send, keyOf = ({ id }: Owner) => id }]] of Object.entries(calls).entries()) {
      const [busy, other] = [await world.organizer(`b${index}`), await world.organizer(`o${index}`)];
      await addProvedGameId(world.app, busy.id, 9_100_000 + index);
      const before = (await send(busy, picture)).statusCode;
      const limits = world.app.get(Limits);
      for (let count = 1; count < limit.most; count += 1) await limits.count(limit, keyOf(busy));
      const { statusCode, headers, body } = await send(busy, picture);
      found[name] = {
        before: before === 429,
        after: statusCode,
        other: (await send(other, picture)).statusCode === 429,
        waits: Number(headers['retry-after']) > 0,
        words: /Повторите через \d+ минут/.test(body),
      };
    }

    const refused = { before: false, after: 429, other: false, waits: true, words: true };
    expect(found).toEqual(Object.fromEntries(Object.keys(calls).map((name) => [name, refused])));
  });
});
