import type { GeneralClassification } from '@otryv/contract';
import type { JerseyKind } from '@otryv/tables';

/** Returns the jerseys of each rider who leads a classification. */
export function jerseysOf({
  results,
  classifications,
}: GeneralClassification['data']): ReadonlyMap<number, JerseyKind[]> {
  const jerseys = new Map<number, JerseyKind[]>();
  const give = (profileId: number | undefined, kind: JerseyKind) => {
    if (profileId !== undefined) jerseys.set(profileId, [...(jerseys.get(profileId) ?? []), kind]);
  };
  give(
    results.find(({ rank, disqualification }) => disqualification === null && rank?.absolute === 1)?.profileId,
    'leader',
  );
  give(classifications.points[0]?.profileId, 'points');
  give(classifications.ages.find(({ group }) => group === 'Snr')?.rows[0]?.profileId, 'young');
  return jerseys;
}
