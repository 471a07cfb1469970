import type { RiderPower } from '@otryv/contract';
import { formatNumber, TWENTY_MINUTE_LIMITS } from '@otryv/race';
import { Card, CategoryBadge, CategoryTrack, Section, useOtryv } from '@otryv/ui';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as ridersMessages } from '../../messages/ru.ts';

const limits = TWENTY_MINUTE_LIMITS.map(({ category, wattsPerKg }) => ({ category, from: wattsPerKg }));

type Forecast = NonNullable<RiderPower['forecast']>;

/** Renders the gap to the next category, and the required effort. */
export function CategoryForecast({ forecast }: { forecast: Forecast }) {
  const words = useForecastWords();
  const { category, wattsPerKg, neededWattsPerKg } = forecast;

  return (
    <Section title={words.title(forecast)} action={<CategoryBadge category={category} />}>
      <Card>
        <p>{words.deed(forecast)}</p>
        <CategoryTrack
          label={words.track(wattsPerKg)}
          limits={limits}
          value={wattsPerKg}
          target={Math.max(wattsPerKg, neededWattsPerKg)}
        />
      </Card>
    </Section>
  );
}

/** Returns the sentences of a forecast, without watts if those are hidden. */
function useForecastWords() {
  const { forecast: words } = useMessages(ridersMessages);
  const { locale } = useOtryv();
  const whole = (value: number) => formatNumber(value, { locale });
  const hundredths = (value: number) => formatNumber(value, { locale, decimals: 2, decimal: 'comma' });

  return {
    track: (value: number) => words.track(hundredths(value)),
    title: ({ next, missingWattsPerKg, missingWatts }: Forecast) => {
      const perKg = words.perKg(hundredths(missingWattsPerKg));
      const watts = words.watts(whole(missingWatts ?? 0));
      const all = !missingWatts ? perKg : missingWattsPerKg === 0 ? watts : words.both(perKg, watts);
      return words.toNext(next, all);
    },
    deed: (forecast: Forecast) => {
      const { next, watts, wattsToReach, missingWatts, missingWattsPerKg, wattsPerKg } = forecast;
      if (watts === null || wattsToReach === null) {
        return words.deedPerKg(hundredths(forecast.neededWattsPerKg), hundredths(wattsPerKg));
      }
      const deed = words.deed(whole(wattsToReach), whole(watts));
      if (missingWatts === 0) return `${deed} ${words.wattsMet(next, whole(forecast.neededWatts))}`;
      if (missingWattsPerKg > 0) return deed;
      return `${deed} ${words.perKgMet(next, hundredths(forecast.neededWattsPerKg))}`;
    },
  };
}
