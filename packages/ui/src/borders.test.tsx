import { nearBorders, textIn, wallClock, written } from '@otryv/race/testing';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MetricHistoryChart } from './charts/index.ts';
import { DateTime } from './DateTime/DateTime.tsx';
import { DateTimeField } from './DateTimeField/DateTimeField.tsx';
import { addDays, isSameDay, utcOf, weekdayOf, weeksOf } from './DateTimeField/wallTime.ts';
import { afterGap, instantsOf, wallTimeAt } from './DateTimeField/zonedTime.ts';
import { EventCard } from './EventCard/EventCard.tsx';
import { OtryvProvider } from './provider/OtryvProvider.tsx';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe('around midnight, New Year and DST changes, in every zone', () => {
  it('wall times of a zone and their instants correspond', () => {
    nearBorders((at, timeZone) => {
      const wall = wallTimeAt(at, timeZone);
      const second = Math.floor(at / 1000) * 1000;
      const twins = [second - hourMs, second, second + hourMs].filter((each) => showsSame(each, second, timeZone));
      const skipped = wallTimeAt(at + hourMs, 'UTC');
      const taken = instantsOf(skipped, timeZone)[0] ?? afterGap(skipped, timeZone);

      expect(new Date(utcOf(wall)).toISOString().slice(0, 19)).toBe(
        `${wallClock(at, timeZone).date}T${wallClock(at, timeZone).time}`,
      );
      expect(instantsOf(wall, timeZone)).toEqual(twins);
      expect([0, hourMs]).toContain(utcOf(wallTimeAt(taken, timeZone)) - utcOf(skipped));
    });
  });

  it('a calendar has the weekdays and the weeks of the day', () => {
    nearBorders((at, timeZone, now) => {
      const [wall, other] = [wallClock(at, timeZone), wallClock(now, timeZone)];
      const weeks = weeksOf(wall);

      expect(weekdayOf(wall)).toBe((wall.weekday + 6) % 7);
      expect(isSameDay(addDays(wall, other.days - wall.days), other)).toBe(true);
      expect(weeks.flat().filter((day) => isSameDay(day, wall))).toHaveLength(1);
      expect(weeks.map(([first]) => first && weekdayOf(first))).toEqual(weeks.map(() => 0));
    });
  });

  it("moments are shown in the provider's zone", () => {
    nearBorders((at, timeZone, now) => {
      const { shortDate, near, day, label, timeInZone } = written(at, timeZone, now);
      const shown = (element: ReactElement) =>
        textIn(renderToStaticMarkup(<OtryvProvider {...{ timeZone, now }}>{element}</OtryvProvider>));
      const { date, time: seconds } = wallClock(at, timeZone);

      expect({
        both: shown(<DateTime at={at} />),
        day: shown(<DateTime at={at} show="day" />),
        time: shown(<DateTime at={at} show="time" />),
        inSentence: shown(<DateTime at={at} inSentence />),
        field: shown(<DateTimeField label="" value={new Date(at).toISOString()} onChange={() => undefined} />),
      }).toEqual({
        both: `|${day}, ${timeInZone}|`,
        day: `|${day}|`,
        time: `|${timeInZone}|`,
        inSentence: near ? `|${near.toLowerCase()} в ${timeInZone}|` : `|${shortDate}, ${timeInZone}|`,
        field: expect.stringContaining(`${date.split('-').toReversed().join('.')} ${seconds}|${label}`),
      });
    });
  });

  it('a race card names its day, and on the day itself the remaining time', () => {
    nearBorders((at, timeZone, now) => {
      const { day, near, timeInZone } = written(at, timeZone, now);
      const away = near === 'Сегодня' && at - now < dayMs ? /через|меньше/ : new RegExp(day);
      const text = textIn(
        renderToStaticMarkup(
          <OtryvProvider {...{ timeZone, now }}>
            <EventCard title="" href="/" startsAt={at} kind="" palette="ink" route={null} distanceKm={null} />
          </OtryvProvider>,
        ),
      );

      expect(text).toContain(timeInZone);
      expect(text).toMatch(at <= now ? /Заезд начался/ : away);
    });
  });

  it("a chart of days uses their zone, regardless of the reader's zone", () => {
    nearBorders((at, timeZone, now) => {
      // Fewer days are shown as a figure without a chart.
      const points = [4, 3, 2, 1, 0].map((ago) => ({ day: new Date(at - ago * dayMs).toISOString(), value: 1 }));
      const chart = (zoneOfDays?: string) =>
        textIn(
          renderToStaticMarkup(
            <OtryvProvider {...{ timeZone, now }}>
              <MetricHistoryChart title="" points={points} {...(zoneOfDays !== undefined && { zoneOfDays })} />
            </OtryvProvider>,
          ),
        );

      expect(chart()).toContain(`|${written(at, timeZone, now).day}|`);
      expect(chart('Europe/Moscow')).toContain(`|${written(at, 'Europe/Moscow', now).day}|`);
    });
  });
});

function showsSame(one: number, other: number, timeZone: string): boolean {
  const [first, second] = [wallClock(one, timeZone), wallClock(other, timeZone)];
  return first.date === second.date && first.time === second.time;
}
