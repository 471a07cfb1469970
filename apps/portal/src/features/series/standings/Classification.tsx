import { toClassificationRows, toTeamClassificationRows } from '@otryv/client/rows';
import type { GeneralClassification, Series } from '@otryv/contract';
import { ClassificationTable, type ClassificationTableProps, TeamClassificationTable } from '@otryv/tables';
import { Bleed, Section } from '@otryv/ui';
import { useMemo } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useOwnProfileId } from '../../../lib/session/useOwnProfileId.ts';
import { AllRows } from '../../../lib/withoutScripts/AllRows.tsx';
import { ofListedTeam, profileLinks } from '../../shared/links/riderHrefs.ts';
import { ru as seriesScreenMessages } from '../messages/ru.ts';
import type { Beside } from './besideOf.ts';

export interface ClassificationProps {
  series: Pick<Series, 'name'>;
  standings: GeneralClassification['data'];
  kind: Beside;
}

/** Renders a classification other than the general one: points, women, age groups, teams. */
export function Classification({ series: { name }, standings, kind }: ClassificationProps) {
  const { standings: messages } = useMessages(seriesScreenMessages);
  const ids = useMemo(() => standings.results.map(({ profileId }) => profileId), [standings]);
  const ownProfileId = useOwnProfileId(ids);
  const { points, women, ages } = standings.classifications;
  const groups = {
    Snr: messages.Snr,
    Mas: messages.Mas,
    Vet: messages.Vet,
    '50+': messages.fifty,
    '60+': messages.sixty,
  };
  const captionOf = (title: string) => `${title}: ${name}`;
  if (kind === 'teams') {
    return (
      <Bleed>
        <TeamClassificationTable
          caption={captionOf(messages.teams)}
          rows={toTeamClassificationRows(standings)}
          teamHref={ofListedTeam}
        />
      </Bleed>
    );
  }
  const shared = { ownProfileId, standings };
  if (kind === 'ages') {
    return ages.map(({ group, rows }) => (
      <Section key={group} title={groups[group]}>
        <Ranking {...shared} caption={captionOf(groups[group])} kind="time" rows={rows} />
      </Section>
    ));
  }
  const rows = kind === 'points' ? points : women;

  return (
    <Ranking {...shared} caption={captionOf(messages[kind])} kind={kind === 'points' ? 'points' : 'time'} rows={rows} />
  );
}

interface RankingProps extends Pick<ClassificationTableProps, 'caption' | 'kind' | 'ownProfileId'> {
  standings: GeneralClassification['data'];
  rows: Parameters<typeof toClassificationRows>[0];
}

function Ranking({ standings, rows, ...props }: RankingProps) {
  return (
    <AllRows count={rows.length}>
      {(moreHref) => (
        <Bleed>
          <ClassificationTable
            {...props}
            moreHref={moreHref}
            rows={toClassificationRows(rows, standings)}
            profileHref={profileLinks.profileHref}
            teamHref={profileLinks.teamHref}
          />
        </Bleed>
      )}
    </AllRows>
  );
}
