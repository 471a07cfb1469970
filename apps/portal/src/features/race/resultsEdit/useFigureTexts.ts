import type { ImplausibleFigures } from '@otryv/contract';
import { formatInterval, formatNumber, formatRaceTime, type JudgedFigure, UNITS } from '@otryv/race';
import { useOtryv } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as resultsEditMessages } from './messages/ru.ts';

const gramsPerKg = 1000;

/** Returns the names of checked figures, and their values with units. */
export function useFigureTexts() {
  const messages = useMessages(resultsEditMessages);
  const { locale } = useOtryv();
  const number = (value: number, decimals: number, unit: string) =>
    `${formatNumber(value, { locale, decimals })}\u00a0${unit}`;

  return {
    nameOf: ({ figure, duration }: Pick<ImplausibleFigures['data'][number], 'figure' | 'duration'>): string => {
      if (figure === 'time') return messages.implausibleTime;
      if (figure === 'weight') return messages.implausibleWeight;
      if (figure === 'height') return messages.implausibleHeight;
      if (figure === 'heartRate') return messages.implausibleHeartRate;
      return figure.startsWith('average')
        ? messages.implausibleAverage
        : messages.implausibleEffort(formatInterval(duration, locale));
    },
    textOf: (figure: JudgedFigure, value: number): string => {
      if (figure === 'time') return formatRaceTime(value) ?? '';
      if (figure === 'weight') return number(value / gramsPerKg, 2, UNITS.weight[locale]);
      if (figure === 'height') return number(value, 0, UNITS.height[locale]);
      if (figure === 'heartRate') return number(value, 0, UNITS.heartRate[locale]);
      return figure.endsWith('PerKg')
        ? number(value, 2, UNITS.wattsPerKg[locale])
        : number(value, 0, UNITS.power[locale]);
    },
  };
}
