import type { RatingResult, RatingResults } from '@otryv/contract';
import { ContributionsTable, type ContributionsTableRow } from '@otryv/tables';
import { Bleed } from '@otryv/ui';
import { type ReactNode, useMemo } from 'react';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { riderName } from '../../../lib/names/riderName.ts';
import { ru as ratingMessages } from './messages/ru.ts';

interface Row extends ContributionsTableRow {
  resultPath: string;
}

export interface ContributionsProps {
  urlSlug: string;
  season: string;
  /** Name of the team. */
  name: string;
  page: number;
  /** Page size. */
  size: number;
  /** Whether to fit a narrow column. */
  compact?: boolean;
  /** Renders the content below the table, once loaded. */
  children: (results: RatingResults) => ReactNode;
}

const none: readonly Row[] = [];

/** Renders the breakdown of a team's points: each rank, linked to its row. */
export function Contributions({ urlSlug, season, name, page, size, compact, children }: ContributionsProps) {
  const messages = useMessages(ratingMessages);
  const { data, error, retry } = useRead(
    '/api/teams/rating-results/{urlSlug}/{season}',
    { params: { urlSlug, season }, query: { page, docsOnPage: size } },
    { keepPreviousData: true },
  );
  const rows = useMemo(() => data?.data.map((result) => toRow(result, messages)) ?? none, [data, messages]);
  const paths = useMemo(() => new Map(rows.map(({ id, resultPath }) => [id, resultPath])), [rows]);
  const resultHref = useMemo(
    () =>
      ({ id }: ContributionsTableRow) =>
        paths.get(id) ?? null,
    [paths],
  );

  return (
    <>
      <Bleed>
        <ContributionsTable
          caption={messages.caption(name)}
          {...{ rows, resultHref, compact }}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
        />
      </Bleed>
      {data && children(data)}
    </>
  );
}

function toRow(result: RatingResult, messages: typeof ratingMessages): Row {
  const { id, event, series, profileData, rank, base, coefficients, points, resultPath } = result;

  return {
    id,
    base,
    points,
    resultPath,
    place: rank,
    eventStart: event.start,
    eventName: series === null ? event.name : stageName(series, messages),
    riderName: riderName(profileData),
    mass: coefficients.mass,
    importance: coefficients.importance,
  };
}

function stageName(
  { name, stageOrder }: NonNullable<RatingResult['series']>,
  { stage, prologue }: typeof ratingMessages,
): string {
  return stageOrder === 0 ? prologue(name) : stage(name, String(stageOrder));
}
