import type { RiderPower } from '@otryv/contract';
import { formatNumber, TWENTY_MINUTE_LIMITS } from '@otryv/race';
import { Card, CategoryBadge, CategoryTrack, Section, useOtryv } from '@otryv/ui';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { ru as ridersMessages } from '../../messages/ru.ts';

const limits = TWENTY_MINUTE_LIMITS.map(({ category, wattsPerKg }) => ({ category, from: wattsPerKg }));

type Forecast = NonNullable<RiderPower['forecast']>;

/** Renders the gap to the next category, and the required effort. */
export function CategoryForecast({ forecast }: { forecast: Forecast }) {
  const messages = useForecastTexts();
  const { category, wattsPerKg, neededWattsPerKg } = forecast;

  return (
    <Section title={messages.title(forecast)} action={<CategoryBadge category={category} />}>
      <Card>
        <p>{messages.deed(forecast)}</p>
        <CategoryTrack
          label={messages.track(wattsPerKg)}
          limits={limits}
          value={wattsPerKg}
          target={Math.max(wattsPerKg, neededWattsPerKg)}
        />
      </Card>
    </Section>
  );
}

/** Returns the sentences of a forecast, without watts if those are hidden. */
function useForecastTexts() {
  const { forecast: messages } = useMessages(ridersMessages);
  const { locale } = useOtryv();
  const whole = (value: number) => formatNumber(value, { locale });
  const hundredths = (value: number) => formatNumber(value, { locale, decimals: 2, decimal: 'comma' });

  return {
    track: (value: number) => messages.track(hundredths(value)),
    title: ({ next, missingWattsPerKg, missingWatts }: Forecast) => {
      const perKg = messages.perKg(hundredths(missingWattsPerKg));
      const watts = messages.watts(whole(missingWatts ?? 0));
      const all = !missingWatts ? perKg : missingWattsPerKg === 0 ? watts : messages.both(perKg, watts);
      return messages.toNext(next, all);
    },
    deed: (forecast: Forecast) => {
      const { next, watts, wattsToReach, missingWatts, missingWattsPerKg, wattsPerKg } = forecast;
      if (watts === null || wattsToReach === null) {
        return messages.deedPerKg(hundredths(forecast.neededWattsPerKg), hundredths(wattsPerKg));
      }
      const deed = messages.deed(whole(wattsToReach), whole(watts));
      if (missingWatts === 0) return `${deed} ${messages.wattsMet(next, whole(forecast.neededWatts))}`;
      if (missingWattsPerKg > 0) return deed;
      return `${deed} ${messages.perKgMet(next, hundredths(forecast.neededWattsPerKg))}`;
    },
  };
}
