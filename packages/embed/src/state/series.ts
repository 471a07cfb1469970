import type { GeneralClassification, Series } from '@otryv/contract';
import { portalPageOf } from '@otryv/contract/embed-pages';
import { type Asked, dataOf, type Kind } from './kind.ts';
import type { RaceTimes } from './refreshOf.ts';

export const seriesOf = (slug: string): Asked<'/api/series/{urlSlug}'> => ({
  address: `/api/series/${slug}`,
  keep: ({ data }) => ({ data: { ...data, description: '', rules: '', prizes: '' } }),
});

export const standingsOf = (slug: string): Asked<'/api/series/general-classification/{urlSlug}'> => ({
  address: `/api/series/general-classification/${slug}`,
});

/** The same, with the category leaders only. */
export const leadersOf = (slug: string): ReturnType<typeof standingsOf> => ({
  ...standingsOf(slug),
  keep: ({ data }) => ({
    data: {
      ...data,
      results: data.results.filter(isLeader).map((row) => ({ ...row, stages: [] })),
      classifications: { points: [], women: [], ages: [], teams: [] },
    },
  }),
});

/** A series with its stages and leaders. */
export const series: Kind = {
  asks: ({ id }, reads) => {
    const found = dataOf(reads, seriesOf(id))?.data;
    return [seriesOf(id), ...(found && hasStandings(found) ? [leadersOf(id)] : [])];
  },
  factsOf: ({ embed, reads }) => {
    const found = dataOf(reads, seriesOf(embed.id))?.data;
    return found ? { title: found.name, path: portalPageOf(embed), races: racesOf(found) } : null;
  },
};

/** The general classification of a series. */
export const standings: Kind = {
  asks: ({ id }) => [seriesOf(id), standingsOf(id)],
  factsOf: series.factsOf,
};

export function isLeader({ rank, disqualification }: GeneralClassification['data']['results'][number]): boolean {
  return disqualification === null && rank?.category === 1;
}

function hasStandings(series: Series): boolean {
  return hasClassification(series) && series.stagesDone > 0;
}

/** Whether a series can ever have a general classification; the API permanently rejects reads of others. */
export function hasClassification({ type, hasGeneral }: Pick<Series, 'type' | 'hasGeneral'>): boolean {
  return (type === 'tour' || type === 'endurance') && hasGeneral;
}

function racesOf({ stages }: Series): RaceTimes[] {
  return stages.flatMap(({ events, hasResults }) =>
    events.map(({ eventStart, totalFinishedCount }) => ({
      start: eventStart,
      isSettled: hasResults && totalFinishedCount !== null,
    })),
  );
}
