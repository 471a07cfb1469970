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
  const messages = useMessages(explanationCatalogues);
  const { locale } = useOtryv();
  const format = { locale };
  const whole = (value: number) => formatNumber(value, { locale, decimals: 0 });
  const text = (label: string, value: string | null): Fact => ({
    label,
    value: value ?? <Blank reason={messages.unknown} />,
  });
  const figure = (label: string, value: number | null, print: (value: number) => string) =>
    text(label, value === null ? null : print(value));
  const mayBeHidden = (label: string, { value, hidden }: MeasuredValue, print: (value: number) => string): Fact =>
    hidden ? { label, value: <Blank kind="hidden" /> } : figure(label, value, print);
  const sources = new Map<string, string>(Object.entries(messages.powerSources));

  return (
    <FactList
      facts={[
        text(messages.event, String(row.eventId)),
        text(messages.activity, row.activityId),
        text(
          messages.group,
          row.groupLabel && row.movedFrom ? messages.groupMoved(row.groupLabel, row.movedFrom) : row.groupLabel,
        ),
        figure(messages.gameRank, row.rank, whole),
        figure(messages.distance, row.distanceKm, (km) => formatDistance(km, format)),
        figure(messages.climb, row.elevationM, (metres) => formatElevation(metres, format)),
        mayBeHidden(messages.calories, row.calories, whole),
        mayBeHidden(messages.power, row.averageWatts, (watts) => formatPower(watts, format)),
        text(messages.powerSource, row.powerSource && (sources.get(row.powerSource) ?? row.powerSource)),
        mayBeHidden(messages.heartRate, row.heartRate, (rate) => formatHeartRate(rate, format)),
        mayBeHidden(messages.weight, row.weightKg, (kg) => formatWeight(kg, format)),
        mayBeHidden(messages.height, row.heightCm, (cm) => formatHeight(cm, format)),
        figure(messages.points, row.points, whole),
      ]}
    />
  );
}
