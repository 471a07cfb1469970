import { seasonOf } from '@otryv/race';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { addPeople, callApi, type People } from './accounts.ts';
import { addEarlierTeam } from './earlierTeam.ts';
import { linkAndProve, type RacedRider } from './gameId.ts';
import { listen } from './listen.ts';
import { type Product, startProduct } from './product.ts';
import { visit } from './visit.ts';

const firstRace = 5_100_001;
const team = 'Северный ветер';
const slug = 'severniy-veter';
const page = `/teams/${slug}`;
const names = ['e2e-captain', 'e2e-rider', 'e2e-heir'] as const;
/** Riders of a team that existed before the races, and is in its rows. */
const earlier = ['e2e-wind', 'e2e-lee'] as const;
let product: Product;
let people: People<(typeof names | typeof earlier)[number]>;
/** Riders of the game behind the accounts: the first of a race. */
let riders: RacedRider[] = [];

// One team from its form to its next captain: each test continues from the state of the previous one.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  product = await startProduct();
  people = await addPeople(product, [...names, ...earlier]);
  await importRace(firstRace);
  riders = await frontOf(firstRace);
  for (const [at, name] of names.entries()) {
    const settings = await people.pageOf(browser, name, '/profile/0/settings/zwift');
    await linkAndProve(settings, product, riders[at] ?? { zwiftId: 0, name: '', lastName: '' });
  }
});

test.afterAll(async () => {
  await people?.leave();
  await product?.stop();
});

async function importRace(eventId: number): Promise<void> {
  await product.task('event', 'add', String(eventId), '--organizer', 'Клуб «Ось»', '--protocol', 'classicCommon');
  await product.task('result', 'import', String(eventId));
}

async function read(path: string) {
  return (await fetch(product.address + path)).json();
}

/** Returns the first riders of a race, as many as there are accounts. */
async function frontOf(eventId: number): Promise<RacedRider[]> {
  const { event } = await read(`/api/race/results/${eventId}`);
  return event.results
    .filter(({ rankEvent }: { rankEvent: number }) => rankEvent > 0)
    .slice(0, names.length + earlier.length)
    .map(({ profileId, profileData: { firstName, lastName } }: ProtocolRow) => ({
      zwiftId: profileId,
      name: `${firstName} ${lastName}`,
      lastName,
    }));
}

interface ProtocolRow {
  profileId: number;
  profileData: { firstName: string; lastName: string; team?: { name: string } | null };
}

async function seasonOfRace(eventId: number): Promise<string> {
  const { event } = await read(`/api/race/results/${eventId}`);
  return seasonOf(new Date(event.eventStart));
}

/** Returns the points of a team in the rating of a season. */
async function pointsOf(name: string, season: string): Promise<number> {
  const { data } = await read(`/api/statistics/teams/${season}`);
  return data.find((team: { name: string }) => team.name === name)?.rankPoints ?? 0;
}

const nameAt = (at: number) => riders[at]?.name ?? '';
const inRegion = (on: Page, name: string) => on.getByRole('region', { name, exact: true });
const members = async () => (await read(`/api/team-members/${slug}`)).members.length;

async function asks(browser: Browser, name: (typeof names)[number]): Promise<Page> {
  const own = await people.pageOf(browser, name, page);
  await own.getByRole('button', { name: 'Вступить в команду' }).click();
  await expect(own.getByText(/Заявка отправлена/)).toBeVisible();
  return own;
}

test('a rider creates a team with a Cyrillic name, whose address is transliterated', async ({ browser }) => {
  const captain = await people.pageOf(browser, 'e2e-captain', '/moderation/teams/create');
  const complaints = listen(captain);
  await captain.getByRole('textbox', { name: /Название/ }).fill(team);
  await captain.getByRole('textbox', { name: /Короткое имя/ }).fill('СЕВЕР');
  await captain.getByRole('textbox', { name: /Цвет фона/ }).fill('#1f6fd0');
  await captain.getByRole('textbox', { name: /Цвет букв/ }).fill('#2b7de0');
  await expect(captain.getByText(/На фоне #1f6fd0 контраст/)).toBeVisible();
  await captain.getByRole('textbox', { name: /Цвет букв/ }).fill('#ffffff');
  await captain.getByRole('button', { name: 'Создать команду' }).click();

  await expect(captain.getByRole('heading', { level: 1, name: team })).toBeVisible();
  await expect(captain).toHaveURL(`${product.address}${page}/members`);
  expect(complaints()).toEqual([]);
});

test('a rider requests to join, and the captain accepts', async ({ browser }) => {
  await asks(browser, 'e2e-rider');
  const captain = await people.pageOf(browser, 'e2e-captain', `${page}/control`);
  const complaints = listen(captain);
  const accept = captain.getByRole('button', { name: `Принять: ${nameAt(1)}` });
  await expect(accept).toBeVisible();
  await expect(inRegion(captain, 'Участники').getByRole('listitem')).toHaveCount(1);

  await accept.click();

  await expect(inRegion(captain, 'Участники').getByRole('link', { name: nameAt(1) })).toBeVisible();
  await expect(captain.getByText('Заявок нет')).toBeVisible();
  await expect.poll(members).toBe(2);
  expect(complaints()).toEqual([]);
});

test("another one joins through the captain's link, without a request", async ({ browser }) => {
  const captain = await people.pageOf(browser, 'e2e-captain', `${page}/control/members`);
  await captain.getByRole('button', { name: 'Выпустить ссылку' }).click();
  const link = (await captain.getByText(/\/teams\/invitations\//).textContent()) ?? '';

  const heir = await people.pageOf(browser, 'e2e-heir', new URL(link).pathname);
  await heir.getByRole('button', { name: 'Вступить', exact: true }).click();

  await expect(heir).toHaveURL(`${product.address}${page}/members`);
  await expect.poll(members).toBe(3);
});

test('an excluded rider is no longer a member', async ({ browser }) => {
  const captain = await people.pageOf(browser, 'e2e-captain', `${page}/control/members`);
  await inRegion(captain, 'Участники')
    .getByRole('button', { name: `Действия: ${nameAt(1)}` })
    .click();
  await captain.getByRole('menuitem', { name: 'Исключить из команды' }).click();
  await captain.getByRole('dialog').getByRole('button', { name: 'Исключить из команды' }).click();

  await expect(inRegion(captain, 'Участники').getByRole('link', { name: nameAt(1) })).toBeHidden();
  await expect.poll(members).toBe(2);
});

test('a banned rider reads the reason, and rejoins once the ban is lifted', async ({ browser }) => {
  const rider = await asks(browser, 'e2e-rider');
  const captain = await people.pageOf(browser, 'e2e-captain', `${page}/control/members`);
  await inRegion(captain, 'Заявки')
    .getByRole('button', { name: `Действия: ${nameAt(1)}` })
    .click();
  await captain.getByRole('menuitem', { name: 'Закрыть вход' }).click();
  const dialog = captain.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Причина/ }).fill('Грубит в чате');
  await dialog.getByRole('button', { name: 'Закрыть вход', exact: true }).click();
  await expect(dialog).toBeHidden();

  await rider.reload();
  await expect(rider.getByText('Вход в эту команду для вас закрыт. Причина: Грубит в чате')).toBeVisible();
  const refused = await callApi(rider, 'POST', '/api/teams/join-request', { urlSlug: slug });
  expect(refused.body.code).toBe('team_banned');

  await captain.getByRole('button', { name: `Открыть вход: ${nameAt(1)}` }).click();
  await expect(captain.getByText('Вход открыт всем')).toBeVisible();
  await rider.reload();
  await expect(rider.getByRole('button', { name: 'Вступить в команду' })).toBeVisible();
});

test('the captain hands the team over by typing its name, and the next one accepts', async ({ browser }) => {
  const captain = await people.pageOf(browser, 'e2e-captain', `${page}/control/members`);
  const part = inRegion(captain, 'Передать команду');
  // A name may still end with the code of its verification until the game is read again.
  const heirs = await part.getByRole('option', { name: nameAt(2) }).getAttribute('value');
  await part.getByRole('combobox', { name: 'Новый капитан' }).selectOption(heirs);
  await part.getByRole('button', { name: 'Передать команду' }).click();
  const dialog = captain.getByRole('dialog');
  await dialog.getByRole('textbox').fill(team);
  await dialog.getByRole('button', { name: 'Передать команду' }).click();
  await expect(captain.getByText(new RegExp(`Предложено: ${nameAt(2)}`))).toBeVisible();

  const heir = await people.pageOf(browser, 'e2e-heir', page);
  await heir.getByRole('button', { name: 'Стать капитаном' }).click();
  await expect(heir.getByRole('link', { name: /Управление/ })).toBeVisible();
  await captain.goto(`${product.address}${page}/control/edit`);
  await expect(captain.getByRole('heading', { level: 1, name: 'Запрещено' })).toBeVisible();
});

test('a race brings points to the team and its row', async ({ browser }) => {
  const season = await seasonOfRace(firstRace);
  const zwiftIds = riders.slice(names.length).map(({ zwiftId }) => zwiftId);
  const members = earlier.map((username, at) => ({ username, zwiftId: zwiftIds[at] ?? 0, isCaptain: at === 0 }));
  await addEarlierTeam(product, { name: 'Ветер', shortName: 'ВЕТЕР', members });
  expect(await pointsOf('Ветер', season)).toBe(0);

  await product.task('team', 'fill', String(firstRace));

  expect(await pointsOf('Ветер', season)).toBeGreaterThan(0);
  const guest = await browser.newPage();
  await guest.goto(`${product.address}/race/results/${firstRace}`);
  await expect(guest.getByRole('link', { name: 'ВЕТЕР' }).first()).toBeVisible();
  await visit(guest, `${product.address}/race/statistics/teams?season=${season}`);
  await guest.getByRole('button', { name: /из чего сложились: Ветер/ }).click();
  await expect(guest.getByRole('dialog', { name: 'Из чего сложились очки: Ветер' })).toBeVisible();
});

test('the points of a race stay with the team when their rider is excluded', async ({ browser }) => {
  const season = await seasonOfRace(firstRace);
  const earned = await pointsOf('Ветер', season);
  const captain = await people.pageOf(browser, 'e2e-wind', '/teams/veter/control/members');
  const excluded = riders[names.length + 1]?.name ?? '';
  await inRegion(captain, 'Участники')
    .getByRole('button', { name: `Действия: ${excluded}` })
    .click();
  await captain.getByRole('menuitem', { name: 'Исключить из команды' }).click();
  await captain.getByRole('dialog').getByRole('button', { name: 'Исключить из команды' }).click();
  await expect(inRegion(captain, 'Участники').getByRole('link', { name: excluded })).toBeHidden();

  await product.task('result', 'rebuild', String(firstRace));

  expect(await pointsOf('Ветер', season)).toBe(earned);
  const { event } = await read(`/api/race/results/${firstRace}`);
  const theirs = event.results.filter(({ profileData }: ProtocolRow) => profileData.team?.name === 'Ветер');
  expect(theirs).toHaveLength(earlier.length);
});
