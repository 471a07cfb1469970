import { type GeneralClassification, type Series, type StageResults, series } from '@otryv/contract/schemas';
import { ResultsImporter } from '../racing/results/import/results.importer.ts';
import { type Member, type OrganizerWorld, startOrganizerWorld } from './organizer-world.ts';
import { sendForm } from './send-form.ts';
import type { Response, TestBrowser } from './test-browser.ts';

/** Morning races of the season: two are over, one is to come. */
export const mornings = { first: 5_100_002, second: 5_100_011, coming: 5_100_017 } as const;
/** Catch-up races of another organizer. */
export const chases = [5_100_001, 5_100_005, 5_100_012] as const;

/** Tour as sent by its form. */
export const aTour = {
  type: 'tour',
  name: 'Утренний тур',
  dateStart: '2026-11-09',
  dateEnd: '2026-12-01',
  riderCategoryRule: 'recalculationAll',
  repeatRule: 'best',
  enforcement: 'manual',
  mission: 'Три утра',
  description: '',
  rules: '',
  prizes: '',
  percentageFromLeader: '0',
  timeGapThresholdSeconds: '0',
  teamResults: '3',
  scoringTable: '25,18,15',
  hasGeneral: 'true',
  hasTeams: 'false',
};

/** Row that an organizer adds to a stage, without the series and the rider. */
export const anAddedRow = {
  stageOrder: 1,
  firstName: 'Анна',
  lastName: 'Новая',
  gender: 'FEMALE',
  countryAlpha3: 'RUS',
  imageSrc: null,
  category: 'B',
  subgroupLabel: 'B',
  durationInMilliseconds: 1_000_000,
  weightInGrams: 60_000,
  heightInCentimeters: 170,
  age: 33,
  avgWatts: 250,
  avgHeartRate: null,
};

/** Two organizers of the season with their races. */
export interface SeriesWorld extends OrganizerWorld {
  owner: Member & { organizerId: string };
  rival: Member & { organizerId: string };
  /** Creates a series with these races as its stages. */
  makeSeries(
    browser: TestBrowser,
    changes: object,
    eventIds?: readonly number[],
    isPublished?: boolean,
  ): Promise<Series>;
  change(browser: TestBrowser, seriesId: string, changes: object): Promise<Response>;
  addStage(browser: TestBrowser, seriesId: string, eventId: number | null, order?: number): Promise<Response>;
  stage(urlSlug: string, order: number): Promise<StageResults['data']>;
  general(urlSlug: string): Promise<GeneralClassification['data']>;
}

export async function startSeriesWorld(variables: Record<string, string> = {}): Promise<SeriesWorld> {
  const world = await startOrganizerWorld(variables);
  const organizer = async (name: string, label: string) => {
    const owner = await world.member(`owner-${label}`);
    const body = { name, label, creatorId: owner.id };
    const { data } = (await world.admin.send('POST', '/api/admin/organizers', body)).json();
    return { ...owner, organizerId: String(data._id) };
  };
  const owner = await organizer('Клуб «Ось»', 'os');
  const rival = await organizer('КРОНА', 'krona');
  for (const race of [mornings.first, mornings.second, mornings.coming, ...chases]) await world.add(race);
  for (const race of [mornings.first, mornings.second]) await world.app.get(ResultsImporter).importEvent(race, 'full');

  const addStage: SeriesWorld['addStage'] = (browser, seriesId, eventId, order) =>
    browser.send('PATCH', '/api/organizer/series/stages', {
      seriesId,
      action: 'add',
      stage: { eventId, ...(order !== undefined && { order }) },
    });
  const read = async (url: string) => (await world.app.inject({ url })).json().data;
  return {
    ...world,
    owner,
    rival,
    addStage,
    makeSeries: async (browser, changes, eventIds = [], isPublished = true) => {
      const made = await sendForm(browser, '/api/organizer/series', { ...aTour, ...changes }, {}, 'POST');
      if (made.statusCode !== 201) throw new Error(made.body);
      const { _id: seriesId } = series.parse(made.json().data);
      for (const eventId of eventIds) {
        const added = await addStage(browser, seriesId, eventId);
        if (added.statusCode !== 200) throw new Error(added.body);
      }
      await browser.send('PUT', '/api/organizer/series/publication', { seriesId, isPublished });
      return series.parse((await browser.send('GET', `/api/organizer/series/${seriesId}`)).json().data);
    },
    change: (browser, seriesId, changes) =>
      sendForm(browser, '/api/organizer/series', { ...aTour, ...changes, seriesId }),
    stage: (urlSlug, order) => read(`/api/series/stage/results/${urlSlug}/${order}`),
    general: (urlSlug) => read(`/api/series/general-classification/${urlSlug}`),
  };
}
