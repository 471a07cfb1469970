import { contract } from '@otryv/contract';
import { auditSentences } from '@otryv/contract/messages';
import { type mongo, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usage } from './tasks/run-task.ts';
import { fillCollections } from './testing/fill-collections.ts';
import { caseCount } from './testing/full-run.ts';
import { drive, everyRequest } from './testing/plan-drive.ts';
import { storeSamples } from './testing/plan-samples.ts';
import { planTasks } from './testing/plan-tasks.ts';
import { type PlanWorld, startPlanWorld } from './testing/plan-world.ts';
import { type AuditWatch, watchAudit } from './testing/watch-audit.ts';

/** A missing index shows at any size; with the copies of the full run sweeps need many batches. */
const copies = caseCount({ usual: 200, full: 20_000 });

type Operation = mongo.Document;

// The server itself profiles the plan of every operation, so this test covers every query.
describe(`every query on ${copies} documents of each collection`, () => {
  let plan: PlanWorld;
  let profiled: Operation[] = [];
  let filled: string[] = [];
  let audit: AuditWatch;

  beforeAll(async () => {
    plan = await startPlanWorld();
    audit = watchAudit(plan.world.app, plan.db);
    await storeSamples(plan);
    const over = { started: true, hasResults: true, nextImportAt: null, totalFinishedCount: 1, eventSubgroups: [] };
    const asleep = { nextRunAt: new Date('2100-01-01'), lockedAt: null };
    const ended = { stages: [], dateEnd: new Date('2026-01-01') };
    const none = { entries: [], unfinished: [] };
    // The poller removes the channels of riders who do not stream.
    await plan.db().collection('streamChannels').insertOne({ platform: 'twitch', name: 'plan' });
    filled = await fillCollections(plan.world.connection, copies, {
      listedriders: { ...(await partOf('listedriders', 'figures')), ...(await partOf('listedriders', 'sort')) },
      riderresults: { ...(await partOf('riderresults', 'row')), ...(await partOf('riderresults', 'efforts')) },
      powercurves: { races: [] },
      activities: { bestEfforts: [], startedAt: new Date('2020-01-01') },
      events: over,
      agendaJobs: asleep,
      series: ended,
      rawResults: none,
      resultImports: { people: [] },
      teams: { closedAt: new Date(0) },
      news: { releaseDate: new Date(0) },
      // The emails of a mailing are sent one by one: to the few readers from before the copies.
      users: { notifications: { events: false, news: false, development: false } },
      teamMembers: { leftAt: new Date(0) },
      teamContributions: { season: '2001-2002', results: [], scorers: [] },
      webhookDeliveries: { nextAt: null },
      serviceSlots: { organizerId: new Types.ObjectId(), endDate: new Date('2020-01-01') },
      payments: { createdAt: new Date('2020-01-01'), userId: new Types.ObjectId() },
    });
    const organizer = String((await plan.db().collection('organizers').findOne())?._id);
    await plan.db().createCollection('system.profile', { capped: true, size: 128 * 1024 * 1024 });
    await plan.db().setProfilingLevel('all');
    await drive(plan, organizer);
    profiled = await operations();
  }, 600_000);
  afterAll(() => plan?.close());

  /** Returns a part of the first document, which is too large to be copied whole. */
  const partOf = async (name: string, part: string) => ({
    [part]: (await plan.db().collection(name).findOne())?.[part],
  });
  const operations = async (): Promise<Operation[]> => {
    await plan.db().setProfilingLevel('off');
    return plan.db().collection('system.profile').find().toArray();
  };
  const isOwn = ({ ns, command, originatingCommand }: Operation) =>
    !String(ns).endsWith('system.profile') &&
    !JSON.stringify([command?.pipeline, originatingCommand?.pipeline]).includes('$changeStream');
  const scans = (all: readonly Operation[]) =>
    all
      .filter((operation) => isOwn(operation) && String(operation.planSummary).includes('COLLSCAN'))
      .map(
        ({ ns, command }) => `${ns}: ${JSON.stringify(command?.filter ?? command?.q ?? command?.pipeline ?? command)}`,
      );

  it('is run at every address of the contract and by every task', () => {
    const paths = Object.values(contract).flatMap((area) =>
      Object.values(area).map(({ method, path }) => `${method} ${path}`),
    );
    const named = [...usage.matchAll(/^ {2}(\w+ \w+)/gm)].map(([, name]) => name);

    expect(new Set(Object.keys(everyRequest))).toEqual(new Set<string>(paths));
    expect(new Set(planTasks.map((task) => task.split(' ').slice(0, 2).join(' ')))).toEqual(new Set(named));
  });

  it('is run on every existing collection', () => {
    const models = plan.world.connection.modelNames().map((name) => plan.world.connection.model(name).collection.name);
    const asked = new Set(profiled.map(({ ns }) => String(ns).split('.')[1]));

    expect(models.filter((name) => !filled.includes(name))).toEqual([]);
    expect(models.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('finds its documents by an index', () => {
    expect(profiled.length).toBeGreaterThan(100);
    expect([...new Set(scans(profiled))]).toEqual([]);
  });

  // Here, because nothing else makes every possible change.
  it('is followed by an audit entry with the stored state before and after the change', () => {
    const missing = auditSentences('ru').flatMap(({ action }) => (audit.actions.has(action) ? [] : [action]));

    expect({ missing, wrong: audit.wrong }).toEqual({ missing: [], wrong: [] });
  });

  it('would be detected here if it read a whole collection', async () => {
    await plan.db().setProfilingLevel('all');
    await plan.db().collection('events').findOne({ description: 'of no index' });

    expect(scans(await operations()).join()).toContain('of no index');
  });
});
