import * as z from 'zod/mini';
import { type ApiCall, signedInCall } from './apiCalls.ts';
import type { FillOptions } from './fillSeason.ts';
import { type LinkOptions, linkRider } from './linkRider.ts';
import { passwordsOf } from './passwords.ts';

export interface DecisionsOptions extends Pick<FillOptions, 'runTask' | 'log'> {
  /** Address of the API. */
  address: string;
  /** Control side of the simulator. */
  controlUrl: string;
  /** Links and verifies a rider over HTTP. */
  link?: (options: LinkOptions) => Promise<void>;
}

const judge = 'sekundomer';
const appellant = 'zavis-u-finisha';
const races = z.object({ events: z.array(z.object({ id: z.int(), totalFinishedCount: z.nullable(z.int()) })) });
const protocol = z.object({
  event: z.object({ results: z.array(z.object({ _id: z.string(), rankEvent: z.int(), profileId: z.int() })) }),
});
const history = z.object({ decisions: z.array(z.object({ _id: z.string(), value: z.string(), reason: z.string() })) });
const appeals = z.object({ data: z.array(z.object({ isOwn: z.boolean() })), ownRowIds: z.array(z.string()) });
const settings = z.object({ data: z.object({ gameIds: z.array(z.object({ zwiftId: z.int() })) }) });
const anything = z.unknown();
const fewestFinishers = 12;
/** Ranks of riders who may get an account in addition to that of the appellant; most of them have an owner already. */
const ranksOfSecond = [12, 13, 14, 15, 16];

/** Decisions about the newest protocol, by rank: one of them is reverted. */
const decisions = [
  { place: 4, value: 'DSQ', reason: 'Нет пульса 14 минут' },
  { place: 8, value: 'DSQ', reason: 'Вес изменён перед стартом' },
  { place: 11, value: 'OFF_RECORD', reason: 'Чужая категория' },
] as const;
const undo = { of: decisions[0].reason, reason: 'Пульс есть в файле датчика' };

/**
 * Decides about the newest races as people do: two disqualifications, of which one is reverted, a rider excluded from
 * ranking, an undecided appeal, a rider with two accounts, and an official protocol in which two riders turned out to
 * be one person. Run again after an interruption, it adds what is missing.
 */
export async function fillDecisions(options: DecisionsOptions): Promise<void> {
  const { runTask, log, address } = options;
  const passwords = await passwordsOf(runTask, [judge, appellant]);
  await runTask(['user', 'role', judge, 'admin']);
  const call = await signedInCall(address, judge, passwords.get(judge) ?? '');
  const { events } = await call('GET', '/api/race/events?started=true&docsOnPage=20', races);
  const [newest, before] = events.filter(({ totalFinishedCount }) => (totalFinishedCount ?? 0) >= fewestFinishers);
  if (newest) {
    await decide(call, newest.id);
    await appeal(call, newest.id, passwords.get(appellant) ?? '', options);
    await linkSecond(call, newest.id, passwords.get(appellant) ?? '', options);
  }
  if (before) {
    await call('PUT', `/api/race/results/${before.id}/state`, anything, {
      state: 'official',
      reason: 'Проверено, протестов нет',
    });
    await linkSecond(call, before.id, passwords.get(appellant) ?? '', options);
  }
  // The name stays with the decisions; the rights were only temporary.
  await runTask(['user', 'role', judge, 'user']);
  log('Decisions: two disqualifications, one reverted, an open appeal, an official protocol.');
}

async function decide(call: ApiCall, eventId: number): Promise<void> {
  const path = `/api/race/results/${eventId}`;
  const known = await call('GET', `${path}/history`, history);
  const { event } = await call('GET', path, protocol);
  for (const { place, value, reason } of decisions) {
    if (known.decisions.some((decision) => decision.reason === reason)) continue;
    const row = event.results.find(({ rankEvent }) => rankEvent === place);
    if (row) await call('POST', `${path}/decisions`, anything, { value, rowIds: [row._id], reason });
  }
  if (known.decisions.some(({ value }) => value === 'undo')) return;
  const made = await call('GET', `${path}/history`, history);
  const mistaken = made.decisions.find(({ reason }) => reason === undo.of);
  if (mistaken) await call('POST', `${path}/decisions/${mistaken._id}/undo`, anything, { reason: undo.reason });
}

async function appeal(
  call: ApiCall,
  eventId: number,
  password: string,
  { address, controlUrl, link = linkRider }: DecisionsOptions,
): Promise<void> {
  const { event } = await call('GET', `/api/race/results/${eventId}`, protocol);
  const row = event.results.find(({ rankEvent }) => rankEvent === 6);
  if (!row) return;
  await link({ address, controlUrl, username: appellant, password, zwiftId: row.profileId });
  const rider = await signedInCall(address, appellant, password);
  const path = `/api/race/results/${eventId}/appeals`;
  const { data } = await rider('GET', path, appeals);
  if (data.some(({ isOwn }) => isOwn)) return;
  await rider('POST', path, anything, {
    rowId: row._id,
    text: 'Игра зависла за двести метров до финиша. На записи видно, что линию я пересёк третьим.',
    link: '',
  });
}

/** Links a further rider of a race to the account of the appellant. */
async function linkSecond(
  call: ApiCall,
  eventId: number,
  password: string,
  { address, controlUrl, link = linkRider }: DecisionsOptions,
): Promise<void> {
  const own = await signedInCall(address, appellant, password);
  const ids = (await own('GET', '/api/race/profile/settings/0', settings)).data.gameIds.map(({ zwiftId }) => zwiftId);
  const { event } = await call('GET', `/api/race/results/${eventId}`, protocol);
  const candidates = event.results.filter(({ rankEvent }) => ranksOfSecond.includes(rankEvent));
  if (ids[0] === undefined || candidates.some(({ profileId }) => ids.includes(profileId))) return;
  for (const { profileId } of candidates) {
    const second = { zwiftId: ids[0], additionalIds: [profileId] };
    const isLinked = await link({ address, controlUrl, username: appellant, password, ...second }).then(
      () => true,
      (error: unknown) => {
        if (String(error).includes('game_id_taken')) return false;
        throw error;
      },
    );
    if (isLinked) return;
  }
}
