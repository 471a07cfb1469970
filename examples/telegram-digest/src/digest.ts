import type { OpenResponse } from '@otryv/client';
import { formatRaceTime } from '@otryv/race';

export type Race = OpenResponse<'/api/race/results/{id}'>['event'];
export type History = OpenResponse<'/api/race/results/{id}/history'>;
type Row = Race['results'][number];
type Decision = History['decisions'][number];

const mostDecisions = 10;

/** Composes the message about a race: the podium of each group, and the decisions after the version `since`. */
export function digestOf(race: Race, history: History, { since, link }: { since: number; link: string }): string {
  const isOfficial = race.protocol?.state === 'official';
  const decisions = history.decisions.filter(({ version }) => (version ?? 0) > since).toReversed();
  const hidden = decisions.length - mostDecisions;
  return [
    race.name,
    isOfficial ? 'Протокол официальный' : 'Протокол предварительный',
    ...podiums(race.results),
    ...(decisions.length > 0 ? ['', 'Решения'] : []),
    ...decisions.slice(0, mostDecisions).map(decisionLine),
    ...(hidden > 0 ? [`и ещё ${hidden}`] : []),
    '',
    link,
  ].join('\n');
}

/**
 * Formats the podiums by the ranks of the protocol: in some races each group has separate ones, in others there is one
 * list for all.
 */
function podiums(rows: readonly Row[]): string[] {
  const winners = rows.filter(
    ({ rankEvent, isDisqualification }) => rankEvent >= 1 && rankEvent <= 3 && !isDisqualification,
  );
  const groups = Map.groupBy(winners, ({ subgroupLabel }) => subgroupLabel);
  return [...groups].flatMap(([group, first]) => ['', `Группа ${group}`, ...first.map(rankLine)]);
}

function rankLine({ rankEvent, profileData: { firstName, lastName }, activityData }: Row): string {
  const time = formatRaceTime(activityData.durationInMilliseconds.value);
  return [`${rankEvent}. ${firstName} ${lastName}`, time].filter(Boolean).join(', ');
}

function decisionLine({ name, value, reason }: Decision): string {
  const what = value === 'undo' ? 'решение отменено' : (exclusions[value] ?? `группа ${value}`);
  return [`${name}: ${what}`, reason].filter(Boolean).join(', ');
}

const exclusions: Partial<Record<Decision['value'], string>> = { DSQ: 'дисквалификация', OFF_RECORD: 'вне зачёта' };
