import { history, season } from '@otryv/game-simulator';
import * as z from 'zod/mini';
import { type ApiCall, signedInCall } from './apiCalls.ts';
import { type DemoSeries, type DemoStageDecision, demoSeries } from './demoSeries.ts';
import type { FillOptions } from './fillSeason.ts';
import { passwordsOf } from './passwords.ts';

export interface SeriesOptions extends Pick<FillOptions, 'seed' | 'anchor' | 'runTask' | 'log'> {
  /** Address of the API. */
  address: string;
}

const steward = 'glavny-sudya';
const dayMs = 86_400_000;
const moscowMs = 3 * 3_600_000;
const organizers = z.object({ data: z.array(z.object({ _id: z.string(), name: z.string() })) });
const stages = z.array(z.object({ order: z.int(), events: z.array(z.object({ id: z.int() })) }));
const series = z.object({ _id: z.string(), name: z.string(), urlSlug: z.string(), stages });
const cards = z.object({ data: z.array(z.object({ _id: z.string(), name: z.string() })) });
const whole = z.object({ data: series });
const results = z.object({
  data: z.object({
    results: z.array(
      z.object({
        _id: z.string(),
        category: z.nullable(z.string()),
        rank: z.nullable(z.object({ category: z.int() })),
      }),
    ),
  }),
});
const stageHistory = z.object({ decisions: z.array(z.object({ reason: z.nullable(z.string()) })) });
const anything = z.unknown();
type Series = z.output<typeof series>;

/**
 * Creates the series of the demo through the API, for their organizers: as a temporary administrator. Run again, it
 * adds what is missing: races imported later become stages then.
 */
export async function fillSeries({ seed, anchor, runTask, log, address }: SeriesOptions): Promise<void> {
  const passwords = await passwordsOf(runTask, [steward]);
  await runTask(['user', 'role', steward, 'admin']);
  const call = await signedInCall(address, steward, passwords.get(steward) ?? '');
  const middle = new Date(anchor);
  const races = new Map([...history(middle), ...season(middle, seed)].map(({ name, id }) => [name, id]));
  const { data: known } = await call('GET', '/api/admin/organizers', organizers);
  for (const demo of demoSeries) {
    const organizer = known.find(({ name }) => name === demo.organizer);
    if (!organizer) continue;
    const made = await ensured(call, demo, organizer._id, middle);
    await addStages(call, demo, made, races);
    const body = { seriesId: made._id, isPublished: demo.isPublished };
    await call('PUT', '/api/organizer/series/publication', anything, body);
    for (const decision of demo.decisions ?? []) await decide(call, made, decision);
  }
  await runTask(['user', 'role', steward, 'user']);
  log(`Series: ${demoSeries.length}, with a tour that has decisions.`);
}

async function ensured(call: ApiCall, demo: DemoSeries, organizerId: string, middle: Date): Promise<Series> {
  const { data } = await call('GET', `/api/organizer/series?organizerId=${organizerId}`, cards);
  const known = data.find(({ name }) => name === demo.name);
  if (known) return (await call('GET', `/api/organizer/series/${known._id}`, whole)).data;
  return (await call('POST', '/api/organizer/series', whole, formOf(demo, organizerId, middle))).data;
}

function formOf({ type, name, days, mission, rules }: DemoSeries, organizerId: string, middle: Date): FormData {
  const [dateStart, dateEnd] = days.map((day) =>
    new Date(middle.getTime() + day * dayMs + moscowMs).toISOString().slice(0, 10),
  );
  const isTour = type === 'tour';
  const fields = {
    organizerId,
    type,
    name,
    dateStart,
    dateEnd,
    mission,
    rules,
    description: '',
    prizes: '',
    riderCategoryRule: 'recalculationAll',
    repeatRule: 'best',
    enforcement: 'auto',
    percentageFromLeader: isTour ? 15 : 0,
    timeGapThresholdSeconds: isTour ? 1 : 0,
    teamResults: 3,
    scoringTable: isTour ? '25,20,16,14,12,10,8,6,4,2,1' : '',
    hasGeneral: type !== 'series',
    hasTeams: false,
  };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  return form;
}

/** Adds the existing races, one by one, and the names of stages. */
async function addStages(call: ApiCall, demo: DemoSeries, made: Series, races: ReadonlyMap<string, number>) {
  const { _id: seriesId } = made;
  const path = '/api/organizer/series/stages';
  const settings = [];
  for (const { order, races: names, name = '', isRequired = true } of demo.stages) {
    const present = made.stages.find((stage) => stage.order === order);
    const wanted = names.flatMap((race) => races.get(race) ?? []);
    const missing = wanted.filter((id) => !present?.events.some((event) => event.id === id));
    let isThere = present !== undefined;
    for (const eventId of names.length === 0 && !present ? [null] : missing) {
      const isAdded = await call('PATCH', path, anything, { seriesId, action: 'add', stage: { eventId, order } }).then(
        () => true,
        unlessAbsent,
      );
      isThere ||= isAdded;
    }
    const isCounted = order > 0;
    const shown = {
      includeResults: isCounted,
      requiredForGeneral: isCounted && isRequired,
      disableTimeGapRule: false,
    };
    if (isThere) settings.push({ order, newOrder: order, name, ...shown });
  }
  if (settings.length > 0) await call('PUT', path, anything, { seriesId, stages: settings });
}

/** Skips a race that is not imported, or that its organizer used elsewhere. */
function unlessAbsent(error: Error): boolean {
  if (/event_not_found|stage_event_(taken|unsuitable)/.test(error.message)) return false;
  throw error;
}

async function decide(call: ApiCall, { _id: seriesId, urlSlug }: Series, decision: DemoStageDecision): Promise<void> {
  const { order, category, place, made } = decision;
  const path = '/api/series/stage/results';
  const { decisions } = await call('GET', `${path}/${urlSlug}/${order}/history`, stageHistory);
  if (decisions.some(({ reason }) => reason === made.reason)) return;
  const { data } = await call('GET', `${path}/${urlSlug}/${order}`, results);
  const row = data.results.find((each) => each.category === category && each.rank?.category === place);
  if (!row) return;
  const { reason } = made;
  if (made.kind === 'category') {
    const body = { seriesId, stageResultId: row._id, value: made.value, reason };
    await call('PATCH', `${path}/category`, anything, body);
  } else if (made.kind === 'penalty') {
    const timePenalty = [{ timeInMilliseconds: made.seconds * 1000, reason }];
    await call('PATCH', `${path}/time-penalty`, anything, { seriesId, stageResultId: row._id, timePenalty });
  } else {
    const body = { resultId: row._id, disqualification: { label: made.label, reason } };
    await call('PATCH', `${path}/result/disqualification/set`, anything, body);
  }
}
