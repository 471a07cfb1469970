import {
  formatDistance,
  formatElevation,
  formatHeartRate,
  formatHeight,
  formatNumber,
  formatPower,
  formatWeight,
} from '@otryv/race';
import { Blank, type Fact, FactList, useMessages, useOtryv } from '@otryv/ui';
import { explanationCatalogues } from '../messages/explanation.ts';
import type { MeasuredValue } from '../rows/measuredValue.ts';
import type { GameRow } from './gameRow.ts';

/** Figures of a row as sent by the game. */
export function GameFigures({ row }: { row: GameRow }) {
  const words = useMessages(explanationCatalogues);
  const { locale } = useOtryv();
  const format = { locale };
  const whole = (value: number) => formatNumber(value, { locale, decimals: 0 });
  const text = (label: string, value: string | null): Fact => ({
    label,
    value: value ?? <Blank reason={words.unknown} />,
  });
  const figure = (label: string, value: number | null, print: (value: number) => string) =>
    text(label, value === null ? null : print(value));
  const mayBeHidden = (label: string, { value, hidden }: MeasuredValue, print: (value: number) => string): Fact =>
    hidden ? { label, value: <Blank kind="hidden" /> } : figure(label, value, print);
  const sources = new Map<string, string>(Object.entries(words.powerSources));

  return (
    <FactList
      facts={[
        text(words.event, String(row.eventId)),
        text(words.activity, row.activityId),
        text(words.group, row.movedFrom ? words.groupMoved(row.groupLabel, row.movedFrom) : row.groupLabel),
        figure(words.gameRank, row.rank, whole),
        figure(words.distance, row.distanceKm, (km) => formatDistance(km, format)),
        figure(words.climb, row.elevationM, (metres) => formatElevation(metres, format)),
        mayBeHidden(words.calories, row.calories, whole),
        mayBeHidden(words.power, row.averageWatts, (watts) => formatPower(watts, format)),
        text(words.powerSource, row.powerSource && (sources.get(row.powerSource) ?? row.powerSource)),
        mayBeHidden(words.heartRate, row.heartRate, (rate) => formatHeartRate(rate, format)),
        mayBeHidden(words.weight, row.weightKg, (kg) => formatWeight(kg, format)),
        mayBeHidden(words.height, row.heightCm, (cm) => formatHeight(cm, format)),
        figure(words.points, row.points, whole),
      ]}
    />
  );
}
