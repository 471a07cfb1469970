import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamsOfUser } from '../../clubs/teams/records/teams.limits.ts';
import { Limits } from '../../kernel/limits/limits.ts';
import { sendForm } from '../../testing/send-form.ts';
import { startApi } from '../../testing/start-api.ts';
import { act, admit, aRider, blankTeam, createTeam, request, type TeamRider } from '../../testing/team-world.ts';

describe('teams', () => {
  let app: NestFastifyApplication;
  let count = 0;
  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());

  const rider = () => {
    count += 1;
    return aRider(app, `rider-${count}`, 9_000_000 + count);
  };
  const read = async (url: string) => (await app.inject({ url })).json();
  const members = async (slug: string) =>
    (await read(`/api/team-members/${slug}`)).members.map(({ userId }: { userId: string }) => userId);
  const codeOf = async (response: Promise<{ json: () => { code?: string } }>) => (await response).json().code ?? null;
  const texts = async ({ browser }: TeamRider): Promise<string[]> =>
    (await browser.send('GET', '/api/service-messages')).json().data.map(({ text }: { text: string }) => text);
  const aTeam = async (name: string, shortName = name) => {
    const captain = await rider();
    const { data } = (await createTeam(captain, { name, shortName })).json();
    return { captain, slug: data.urlSlug as string };
  };

  it('transliterates a Cyrillic name to an address that stays when the name changes', async () => {
    const { captain, slug } = await aTeam('Ветер Перемен', 'ВЕТЕР');

    await sendForm(captain.browser, '/api/teams', { ...blankTeam, name: 'Штиль', shortName: 'ШТ' });

    expect(slug).toBe('veter-peremen');
    expect(await read(`/api/teams/${slug}`)).toMatchObject({ data: { name: 'Штиль', shortName: 'ШТ' } });
  });

  it('assigns names with one transliteration distinct addresses, and none that a call uses', async () => {
    const slugs = [
      (await aTeam('Северный ход', 'СХ')).slug,
      (await aTeam('Severnyj hod', 'SH')).slug,
      (await aTeam('own', 'OWN')).slug,
    ];

    expect(new Set(slugs).size).toBe(3);
    expect(slugs).not.toContain('own');
  });

  it('keeps names and short names unique ignoring case', async () => {
    await aTeam('Крона', 'КРОНА');

    expect(await codeOf(createTeam(await rider(), { name: 'КРОНА', shortName: 'КР' }))).toBe('team_name_taken');
    expect(await codeOf(createTeam(await rider(), { name: 'Другая', shortName: 'крона' }))).toBe(
      'team_short_name_taken',
    );
  });

  it('clears a field replaced by a blank text', async () => {
    const captain = await rider();
    const full = {
      mission: 'Едем',
      website: 'https://example.com',
      vk: 'https://vk.com/x',
      badgeBackground: '#AABBCC',
    };
    const { data } = (await createTeam(captain, { name: 'Полная', shortName: 'ПОЛ', ...full })).json();
    const emptied = await sendForm(captain.browser, '/api/teams', { ...blankTeam, name: 'Полная', shortName: 'ПОЛ' });

    expect(data).toMatchObject({ mission: 'Едем', appearance: { badgeBackground: '#aabbcc', badgeTextColor: null } });
    expect(emptied.json().data).toMatchObject({ mission: '', website: null, vk: null, appearance: null });
  });

  it('accepts no rider without a verified game id, whose rows no protocol would name', async () => {
    const { slug } = await aTeam('Строгая', 'СТР');
    const one = await rider();
    await app
      .get(getConnectionToken())
      .collection('gameids')
      .updateOne({ zwiftId: one.zwiftId }, { $set: { isProved: false } });

    expect(await codeOf(request(one, slug))).toBe('team_game_id_missing');
    expect(await codeOf(createTeam(one, { name: 'Чужая', shortName: 'ЧУЖ' }))).toBe('team_game_id_missing');
  });

  it('does not count teams whose creation failed', async () => {
    const other = await aTeam('Занятая', 'ЗАН');
    const one = await rider();
    const gameIds = app.get<Connection>(getConnectionToken()).collection('gameids');
    const prove = (isProved: boolean) => gameIds.updateOne({ zwiftId: one.zwiftId }, { $set: { isProved } });
    const create = (name: string, files = {}) =>
      codeOf(sendForm(one.browser, '/api/teams', { ...blankTeam, name, shortName: name }, files, 'POST'));
    for (let turn = 1; turn < teamsOfUser.most; turn += 1) await app.get(Limits).count(teamsOfUser, one.id);

    const found: (string | null)[] = [];
    await prove(false);
    found.push(await create('Счётная'));
    await prove(true);
    await request(one, other.slug);
    found.push(await create('Счётная'));
    await one.browser.send('DELETE', '/api/teams/join-request', { urlSlug: other.slug });
    found.push(await create('Занятая'));
    found.push(await create('Счётная', { logoFile: new Blob(['no picture'], { type: 'image/png' }) }));
    found.push(await create('Счётная'), await create('Лишняя'));

    expect(found).toEqual([
      'team_game_id_missing',
      'team_request_waits',
      'team_name_taken',
      'image_unreadable',
      null,
      'too_many_attempts',
    ]);
  });

  it('admits a rider approved by two teams concurrently to one, and names it to the other', async () => {
    const [one, other] = [await aTeam('Первая', 'ПЕР'), await aTeam('Вторая', 'ВТО')];
    const wanted = await rider();
    await request(wanted, one.slug);
    await request(wanted, other.slug);

    const responses = await Promise.all([act(one.captain, 'approve', wanted), act(other.captain, 'approve', wanted)]);

    const loser = responses.find(({ statusCode }) => statusCode !== 200);
    const [ofOne, ofOther] = [await members(one.slug), await members(other.slug)];
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(loser?.json().code).toBe('team_rider_taken');
    expect(loser?.json().message).toContain(ofOne.includes(wanted.id) ? 'Первая' : 'Вторая');
    expect([...ofOne, ...ofOther].filter((id) => id === wanted.id)).toHaveLength(1);
  });

  it('keeps the late request, with the team that was first, until it is removed', async () => {
    const [one, other] = [await aTeam('Третья', 'ТРЕ'), await aTeam('Четвёртая', 'ЧЕТ')];
    const wanted = await rider();
    await request(wanted, one.slug);
    await request(wanted, other.slug);
    await act(one.captain, 'approve', wanted);

    const pending = await other.captain.browser.send('GET', '/api/teams/pending-riders');
    const removed = await act(other.captain, 'cancel', wanted);

    expect(pending.json().data).toMatchObject([{ userId: wanted.id, takenBy: { name: 'Третья' } }]);
    expect(removed.statusCode).toBe(200);
    expect(await members(one.slug)).toContain(wanted.id);
  });

  it.each(['exclude', 'ban'])('does not allow a captain to %s a member of another team', async (action) => {
    const [one, other] = [await aTeam(`Своя ${action}`, `С-${action}`), await aTeam(`Чужая ${action}`, `Ч-${action}`)];
    const theirs = await rider();
    await admit(other.captain, other.slug, theirs);

    await act(one.captain, action, theirs, action === 'ban' ? { reason: 'не понравился' } : {});

    expect(await members(other.slug)).toContain(theirs.id);
  });

  it('requires the reason of a ban and shows it to the banned rider and to captains', async () => {
    const { captain, slug } = await aTeam('Закрытая', 'ЗАК');
    const bad = await rider();
    await admit(captain, slug, bad);

    const without = await act(captain, 'ban', bad);
    await act(captain, 'ban', bad, { reason: 'ехал под чужим именем' });
    const again = await request(bad, slug);
    const banned = await captain.browser.send('GET', '/api/teams/banned-riders');
    const own = await bad.browser.send('GET', '/api/teams/own');

    expect(without.statusCode).toBe(400);
    expect([again.statusCode, again.json().code]).toEqual([403, 'team_banned']);
    expect(again.json().message).toContain('ехал под чужим именем');
    expect(banned.json().data).toMatchObject([{ userId: bad.id, bannedReason: 'ехал под чужим именем' }]);
    expect(own.json().data).toMatchObject({ member: null, bans: [{ bannedReason: 'ехал под чужим именем' }] });
    expect(await members(slug)).not.toContain(bad.id);
  });

  it('requests and bans once, however often the same is sent', async () => {
    const { captain, slug } = await aTeam('Повтор', 'ПОВТ');
    const asking = await rider();
    const written = async () => [
      await texts(captain),
      await texts(asking),
      await app.get<Connection>(getConnectionToken()).collection('audit').countDocuments({}),
    ];
    const ban = (reason: string) => act(captain, 'ban', asking, { reason });

    for (const send of [() => request(asking, slug), () => ban('чужое имя')]) {
      const first = await send();
      const before = await written();
      const again = await send();

      expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
      expect(await written()).toEqual(before);
    }
    expect(await codeOf(ban('другая причина'))).toBe('team_ban_known');
  });

  it('bans members and requesters, and notifies no one else', async () => {
    const { captain, slug } = await aTeam('Тихая', 'ТИХ');
    const [stranger, asking] = [await rider(), await rider()];
    await request(asking, slug);

    expect(await codeOf(act(captain, 'ban', stranger, { reason: 'просто так' }))).toBe('team_member_not_found');
    expect((await act(captain, 'ban', asking, { reason: 'чужое имя' })).statusCode).toBe(200);
    expect(await texts(stranger)).toEqual([]);
  });

  it('keeps the captain: no leaving, no excluding, no self-ban', async () => {
    const { captain, slug } = await aTeam('Капитанская', 'КАП');

    expect(await codeOf(captain.browser.send('POST', '/api/team-members/leave', { urlSlug: slug }))).toBe(
      'team_captain_stays',
    );
    expect(await codeOf(act(captain, 'exclude', captain))).toBe('team_captain_kept');
    expect(await codeOf(act(captain, 'ban', captain, { reason: 'сам себя' }))).toBe('team_captain_kept');
  });

  it('allows vice-captains only to receive and answer requests and to invite', async () => {
    const { captain, slug } = await aTeam('Вице', 'ВИЦЕ');
    const [vice, plain, wanted] = [await rider(), await rider(), await rider()];
    await admit(captain, slug, vice);
    await admit(captain, slug, plain);
    const role = { teamMemberId: vice.id, role: 'Vice-Captain', specialization: 'Climber' };
    const made = await captain.browser.send('PATCH', '/api/team-members', role);
    await request(wanted, slug);
    const messages = await Promise.all([captain, vice, plain].map(texts));
    const own = await vice.browser.send('GET', '/api/teams/own');

    const allowed = [
      await vice.browser.send('GET', '/api/teams/pending-riders'),
      await vice.browser.send('POST', '/api/teams/invitation'),
      await act(vice, 'approve', wanted),
    ];
    const refused = [
      await act(vice, 'exclude', plain),
      await act(vice, 'ban', plain, { reason: 'не нравится' }),
      await vice.browser.send('PATCH', '/api/team-members', { ...role, teamMemberId: plain.id }),
      await vice.browser.send('PUT', '/api/teams/hand-over', { teamMemberId: vice.id }),
      await vice.browser.send('DELETE', '/api/teams', { name: 'Вице' }),
      await sendForm(vice.browser, '/api/teams', { ...blankTeam, name: 'Моя', shortName: 'МОЯ' }),
      await plain.browser.send('GET', '/api/teams/pending-riders'),
    ];

    expect(made.statusCode).toBe(200);
    expect(messages.map(([newest = '']) => newest.includes('хочет вступить'))).toEqual([true, true, false]);
    expect(own.json().data.member).toMatchObject({ isViceCaptain: true, pendingCount: 1 });
    expect(allowed.map(({ statusCode }) => statusCode)).toEqual([200, 201, 200]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
    expect(await members(slug)).toHaveLength(4);
  });

  it('admits riders by a link until it is used up, replaced or revoked', async () => {
    const { captain, slug } = await aTeam('Ссылка', 'ССЫЛ');
    const link = async () => (await captain.browser.send('POST', '/api/teams/invitation')).json().data.token;
    const join = ({ browser }: TeamRider, token: string) => browser.send('POST', `/api/teams/invitations/${token}`);
    const [first, late] = [await rider(), await rider()];
    const former = await link();
    const token = await link();

    const shown = await read(`/api/teams/invitations/${token}`);
    const byFormer = await join(first, former);
    const joined = await join(first, token);
    const again = await join(first, token);
    await captain.browser.send('DELETE', '/api/teams/invitation');
    const revoked = await join(late, token);

    expect(shown.data.team.urlSlug).toBe(slug);
    expect([byFormer.statusCode, joined.statusCode, revoked.statusCode]).toEqual([404, 200, 404]);
    expect(again.json()).toEqual(joined.json());
    expect(await members(slug)).toEqual([captain.id, first.id]);
  });

  it('transfers a team when the member accepts: the captain becomes a vice-captain', async () => {
    const { captain, slug } = await aTeam('Передача', 'ПЕРЕД');
    const next = await rider();
    await admit(captain, slug, next);

    await captain.browser.send('PUT', '/api/teams/hand-over', { teamMemberId: next.id });
    const accepted = await next.browser.send('POST', '/api/teams/hand-over', { accepts: true });
    const roles = (await read(`/api/team-members/${slug}`)).members.map((one: { userId: string; role: string }) => [
      one.userId,
      one.role,
    ]);

    expect(accepted.statusCode).toBe(200);
    expect(roles).toEqual([
      [next.id, 'Captain'],
      [captain.id, 'Vice-Captain'],
    ]);
    expect(await codeOf(captain.browser.send('DELETE', '/api/teams', { name: 'Передача' }))).toBe('forbidden');
    expect(await codeOf(next.browser.send('POST', '/api/teams/hand-over', { accepts: true }))).toBe(
      'team_hand_over_not_found',
    );
  });

  it('permanently withdraws the offer of a team from a member who leaves', async () => {
    const { captain, slug } = await aTeam('Уход', 'УХОД');
    const ways: ((member: TeamRider) => Promise<unknown>)[] = [
      ({ browser }) => browser.send('POST', '/api/team-members/leave', { urlSlug: slug }),
      (member) => act(captain, 'exclude', member),
      async (member) => {
        await act(captain, 'ban', member, { reason: 'пропустил сбор' });
        await act(captain, 'cancelBan', member);
      },
    ];

    for (const go of ways) {
      const member = await rider();
      await admit(captain, slug, member);
      await captain.browser.send('PUT', '/api/teams/hand-over', { teamMemberId: member.id });
      await go(member);
      await admit(captain, slug, member);

      expect(await codeOf(member.browser.send('POST', '/api/teams/hand-over', { accepts: true }))).toBe(
        'team_hand_over_not_found',
      );
    }
  });

  it('closes a team without other members: its page stays, unlike its list entry and requests', async () => {
    const { captain, slug } = await aTeam('Закат', 'ЗАКАТ');
    const [member, waiting] = [await rider(), await rider()];
    await admit(captain, slug, member);
    await request(waiting, slug);

    const early = await codeOf(captain.browser.send('DELETE', '/api/teams', { name: 'Закат' }));
    await act(captain, 'exclude', member);
    const wrong = await codeOf(captain.browser.send('DELETE', '/api/teams', { name: 'Рассвет' }));
    const closed = await captain.browser.send('DELETE', '/api/teams', { name: 'Закат' });

    expect([early, wrong, closed.statusCode]).toEqual(['team_has_members', 'team_name_wrong', 200]);
    expect((await read(`/api/teams/${slug}`)).data.closedAt).not.toBeNull();
    expect((await read('/api/teams')).data.map(({ urlSlug }: { urlSlug: string }) => urlSlug)).not.toContain(slug);
    expect((await waiting.browser.send('GET', '/api/teams/own')).json().data.requests).toEqual([]);
    expect(await codeOf(request(waiting, slug))).toBe('team_closed');
  });

  it('serves public data with an ETag', async () => {
    const { slug } = await aTeam('Метка', 'МЕТКА');
    const urls = ['/api/teams', `/api/teams/${slug}`, `/api/team-members/${slug}`, `/api/teams/statistics/${slug}`];
    const reads = [
      ...urls,
      `/api/teams/results/${slug}`,
      '/api/statistics/teams/top',
      '/api/statistics/teams/2026-2027',
    ];

    const responses = await Promise.all(reads.map((url) => app.inject({ url })));

    expect(responses.map(({ statusCode, headers }) => [statusCode, typeof headers.etag])).toEqual(
      reads.map(() => [200, 'string']),
    );
  });
});
