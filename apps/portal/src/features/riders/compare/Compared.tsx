import type { Comparison } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { CommonRacesTable, type CommonRacesTableRow } from '@otryv/tables';
import {
  Aside,
  Bleed,
  Card,
  Columns,
  ComparedFigures,
  Section,
  SegmentedControl,
  Skeleton,
  Toolbar,
  ToolbarSpacer,
  useOtryv,
} from '@otryv/ui';
import { lazy, Suspense, useMemo } from 'react';
import { riderName } from '../../../lib/names/riderName.ts';
import { usePowerUnit } from '../../../lib/preferences/usePowerUnit.ts';
import { AddressChoices } from '../../../lib/withoutScripts/AddressChoices.tsx';
import { PowerSwitch } from '../../shared/riders/PowerSwitch.tsx';
import { useRidersMessages } from '../messages/useRidersMessages.ts';
import { comparedFigures } from './comparedFigures.ts';
import { toCommonRacesTableRow } from './toCommonRacesTableRow.ts';
import type { ComparedPeriod, useComparedRiders } from './useCompared.ts';

const ComparedCurves = lazy(async () => ({ default: (await import('./ComparedCurves.tsx')).ComparedCurves }));
const raceHref = ({ eventId }: CommonRacesTableRow) => addressOf(addresses.raceResults, { eventId });

export interface ComparedProps {
  chosen: ReturnType<typeof useComparedRiders>;
  comparison: Comparison;
}

/** The common races of the riders, their power and their figures. */
export function Compared({ chosen, comparison }: ComparedProps) {
  const { riders, races, quantityCommon, quantityCounted } = comparison;
  const messages = useRidersMessages();
  const { comparison: words } = messages;
  const { locale } = useOtryv();
  const [unit] = usePowerUnit();
  const rows = useMemo(() => races.map(toCommonRacesTableRow), [races]);
  const periods = [
    { value: '90' as const, label: words.ninety },
    { value: '365' as const, label: words.year },
    { value: 'all' as const, label: words.all },
  ];
  const names = useMemo(() => shortNames(riders), [riders]);

  return (
    <>
      <Section
        title={words.races}
        action={
          <>
            <SegmentedControl<ComparedPeriod>
              label={words.period}
              options={periods}
              value={chosen.days}
              onChange={chosen.chooseDays}
            />
            <AddressChoices name="days" label={words.period} options={periods} value={chosen.days} usual="90" />
          </>
        }
      >
        <Bleed>
          <CommonRacesTable caption={words.racesCaption} {...{ names, rows, raceHref }} />
        </Bleed>
        {quantityCommon > 0 && <p>{words.counted(quantityCommon, quantityCounted)}</p>}
      </Section>
      <Toolbar>
        <ToolbarSpacer />
        <PowerSwitch />
      </Toolbar>
      <Columns>
        <Suspense fallback={<Skeleton shape="block" />}>
          <ComparedCurves {...{ riders, names, unit }} />
        </Suspense>
        <Aside width="m">
          <Card>
            <ComparedFigures
              caption={words.figures}
              names={names}
              figures={comparedFigures(riders, messages, locale)}
            />
            <p>{words.figuresNote}</p>
          </Card>
        </Aside>
      </Columns>
    </>
  );
}

/** The first names of the riders; the whole ones where two have the same. */
function shortNames(riders: Comparison['riders']): string[] {
  const first = riders.map(({ profile }) => profile.firstName.trim());
  const isClear = new Set(first).size === first.length && !first.includes('');
  return isClear
    ? first
    : riders.map(({ profile }) => `${riderName(profile)} ${isClear ? '' : profile.zwiftId}`.trim());
}
