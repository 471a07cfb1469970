import { formatInterval } from '@otryv/race';
import { Card, ComparedFigures, useMessages, useOtryv } from '@otryv/ui';
import { comparisonCatalogues } from '../messages/comparison.ts';
import { formatPowerIn, powerUnitName } from '../rows/powerUnit.ts';
import type { ComparedCurvesProps } from './ComparedCurves.tsx';
import { powerCurves } from './powerCurves.ts';

/** The figures of `ComparedCurves` as a table, on a server and until the chart is loaded. */
export function ComparedPower({ riders, names, unit }: ComparedCurvesProps) {
  const messages = useMessages(comparisonCatalogues);
  const { locale } = useOtryv();
  const { curves, hidden } = powerCurves(riders, names, unit);
  const durations = [...new Set(curves.flatMap(({ bests }) => bests.map(({ duration }) => duration)))];
  if (curves.length === 0 && hidden.length === 0) return null;
  const title = messages.power(powerUnitName(unit, locale));

  return (
    <Card>
      <b>{title}</b>
      {curves.length > 0 && (
        <ComparedFigures
          caption={title}
          names={curves.map(({ name }) => name)}
          figures={durations
            .toSorted((one, other) => one - other)
            .map((duration) => ({
              label: formatInterval(duration, locale),
              values: curves.map(({ bests }) =>
                formatPowerIn(unit, bests.find((best) => best.duration === duration)?.value ?? null, locale),
              ),
            }))}
        />
      )}
      {hidden.length > 0 && <p>{messages.weightHidden(hidden.join(', '))}</p>}
    </Card>
  );
}
