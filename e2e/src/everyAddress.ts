import { type Address, addresses, addressKeys, addressOf, fillPattern } from '@otryv/contract/addresses';
import type { DemoProduct } from './demoProduct.ts';
import { addEarlierTeam } from './earlierTeam.ts';
import type { Product } from './product.ts';

const secrets: ReadonlySet<string> = new Set(['letterToken', 'signedToken', 'invitationToken']);

/**
 * Returns every address of the portal with its example values, its access level, and whether it is reached only from an
 * email or an invitation.
 */
export function everyAddress() {
  return addressKeys.map((key) => {
    const { pattern, params = {}, access }: Address = addresses[key];
    const isOfEmail = Object.values(params).some(({ kind }) => secrets.has(kind));
    const examples = Object.entries(params).map(([name, { example }]) => [name, example]);
    return { key, path: fillPattern(pattern, Object.fromEntries(examples)), access, isOfEmail };
  });
}

/** Returns the addresses that a guest can open without an email. */
export function openAddresses() {
  return everyAddress().filter(({ access, isOfEmail }) => (access === 'public' || access === 'optional') && !isOfEmail);
}

/** Addresses not rendered on the server: the reader's own profile redirects, and messages are reached from emails. */
const unrendered: ReadonlySet<string> = new Set(['profile', 'message']);

/** Returns the paths of the server-rendered pages, with their example values. */
export function renderedPaths(): string[] {
  return openAddresses().flatMap(({ key, path }) => (unrendered.has(key) ? [] : [path]));
}

/** Address parameters that only the running demo has. */
interface DemoExamples {
  seriesId: string;
  seriesSlug: string;
  userId: string;
  faultId: string;
}

// The examples of emails have expired, which their pages show.
const alertsOfEmails = ['Ссылка устарела', 'Ссылка неполная'];

/** Returns every address with values of the demo; `alerts` are those it must show. */
export async function demoAddresses(product: DemoProduct) {
  const { seriesId, seriesSlug: urlSlug, userId, faultId } = await examplesOf(product);
  const paths: Partial<Record<string, string>> = {
    seriesSchedule: addressOf(addresses.seriesSchedule, { urlSlug }),
    seriesResults: addressOf(addresses.seriesResults, { urlSlug }),
    seriesRegulations: addressOf(addresses.seriesRegulations, { urlSlug }),
    stageResults: addressOf(addresses.stageResults, { urlSlug, stageOrder: 1 }),
    // Races of the demo organizer: others lead to the access denied page.
    resultsEdit: addressOf(addresses.resultsEdit, { eventId: 5_100_002 }),
    eventEdit: addressOf(addresses.eventEdit, { eventId: 5_100_017 }),
    organizerSeriesEdit: addressOf(addresses.organizerSeriesEdit, { seriesId }),
    adminUser: addressOf(addresses.adminUser, { id: userId }),
    adminError: addressOf(addresses.adminError, { id: faultId }),
    logError: addressOf(addresses.logError, { id: faultId }),
  };
  return everyAddress().map(({ key, path, access, isOfEmail }) => ({
    key,
    access,
    path: paths[key] ?? path,
    alerts: isOfEmail ? alertsOfEmails : [],
  }));
}

async function examplesOf({ address, passwords }: DemoProduct): Promise<DemoExamples> {
  const login = { login: 'demo-admin', password: passwords.get('demo-admin') };
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(login) };
  const { accessToken } = await bodyOf(await fetch(`${address}/api/auth/authorization`, json));
  const headers = { authorization: `Bearer ${accessToken}` };
  const read = async (path: string) => bodyOf(await fetch(`${address}/api/${path}`, { headers }));
  const organizers = await read('admin/organizers');
  const organizer = organizers.data.find((one: { urlSlug: string }) => one.urlSlug === 'klub-os');
  const series = await read(`organizer/series?organizerId=${organizer._id}`);
  const users = await read('admin/users?search=demo-rider');
  const faults = await read('logs/errors');
  const { _id: seriesId, urlSlug: seriesSlug } = series.data.find(
    (one: { name: string }) => one.name === 'Осенний кубок Оси',
  );
  return { seriesId, seriesSlug, userId: users.data[0]._id, faultId: faults.data[0]._id };
}

async function bodyOf(response: Response) {
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Adds the examples of the demo season: the coming races, up to the example, and a finished one. */
export async function fillExamples(product: Product): Promise<void> {
  const lastToCome = addresses.event.params.eventId.example;
  const coming = Array.from({ length: 5 }, (_, before) => String(lastToCome - before));
  const finished = String(addresses.raceResults.params.eventId.example);
  await product.task('event', 'add', ...coming, finished, '--organizer', 'Клуб «Ось»', '--protocol', 'classicCommon');
  await product.task('result', 'import', finished);
  await product.task('statistics', 'count');
  const clerk = await signInClerk(product, addresses.organizerSchedule.params.urlSlug.example);
  await publishOrganizer(clerk);
  await publishSeries(clerk, [Number(finished), lastToCome]);
  await addTeam(product, finished);
  await product.task('plan', 'set', 'month', '1500.00', '1', 'month');
  // Otherwise a job does so within a minute: a page rendered before it and read after it would not hydrate.
  await send(clerk, 'PUT', `race/results/${finished}/state`, { state: 'official', reason: 'Протестов нет' });
}

/** Adds the team of the examples, with the winner of a race as its long-standing captain. */
async function addTeam(product: Product, eventId: string): Promise<void> {
  const { event } = await (await fetch(`${product.address}/api/race/results/${eventId}`)).json();
  const { profileId: zwiftId } = event.results.find(({ rankEvent }: Ranked) => rankEvent === 1);
  const members = [{ username: 'e2e-wind', zwiftId, isCaptain: true }];
  await addEarlierTeam(product, { name: 'Ветер', shortName: 'ВЕТЕР', members });
  await product.task('team', 'fill', eventId);
}

interface Ranked {
  rankEvent: number;
}

interface Clerk {
  address: string;
  headers: { authorization: string };
  organizerId: string;
}

/** Signs in an administrator, with the organizer they act for. */
async function signInClerk({ address, task }: Product, urlSlug: string): Promise<Clerk> {
  const username = 'e2e-clerk';
  const [line = ''] = await task('user', 'add', `${username}=clerk@club.example`);
  await task('user', 'role', username, 'admin');
  const login = { login: username, password: line.split(': ')[1] };
  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(login) };
  const { accessToken } = await (await fetch(`${address}/api/auth/authorization`, json)).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const { data } = await (await fetch(`${address}/api/admin/organizers`, { headers })).json();
  const organizer = data.find((one: { urlSlug: string }) => one.urlSlug === urlSlug);
  return { address, headers, organizerId: organizer._id };
}

/** Publishes the page of an organizer. */
async function publishOrganizer({ organizerId, ...clerk }: Clerk): Promise<void> {
  const blank = { mission: '', telegramGroup: '', telegramChannel: '', website: '', vk: '', youtube: '', clubMain: '' };
  const chosen = { isPublished: 'true', protestHours: '48', description: 'Гонки **по четвергам**.' };
  await send(clerk, 'PUT', 'organizer/main', formOf({ ...blank, ...chosen, organizerId }));
}

/** Creates the tour of the examples, with these races as its stages, and publishes it. */
async function publishSeries({ organizerId, ...clerk }: Clerk, races: readonly number[]): Promise<void> {
  const texts = { mission: 'Побеждает меньшее время', description: '', rules: '## Старт', prizes: '' };
  const rules = { riderCategoryRule: 'recalculationAll', repeatRule: 'best', enforcement: 'manual' };
  const counts = { percentageFromLeader: '0', timeGapThresholdSeconds: '0', teamResults: '3', scoringTable: '25,20' };
  const days = { dateStart: '2026-10-21', dateEnd: '2046-10-21', hasGeneral: 'true', hasTeams: 'false' };
  const names = { organizerId, type: 'tour', name: 'Осенний кубок' };
  const made = await send(
    clerk,
    'POST',
    'organizer/series',
    formOf({ ...names, ...texts, ...rules, ...counts, ...days }),
  );
  const seriesId = made.data._id;
  for (const eventId of races) {
    await send(clerk, 'PATCH', 'organizer/series/stages', { seriesId, action: 'add', stage: { eventId } });
  }
  await send(clerk, 'PUT', 'organizer/series/publication', { seriesId, isPublished: true });
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function send({ address, headers }: Omit<Clerk, 'organizerId'>, method: string, path: string, body: object) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${address}/api/${path}`, {
    method,
    headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
