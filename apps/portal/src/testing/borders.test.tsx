import { midnightOf, nearBorders, plain, textIn, wallClock, written } from '@otryv/race/testing';
import { OtryvProvider } from '@otryv/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { nextWeek } from '../features/admin/mailings/digestDays.ts';
import { VisitCharts } from '../features/admin/site/VisitCharts.tsx';
import { RaceCards } from '../features/home/RaceCards.tsx';
import { soonOf } from '../features/home/useComingEvents.ts';
import { toEditedStage } from '../features/organizer/series/editedStage.ts';
import { seriesValues } from '../features/organizer/series/seriesForm.ts';
import { EventHero } from '../features/race/event/EventHero.tsx';
import { ScoreChart } from '../features/riders/profile/history/HistoryCharts.tsx';
import { StageSteps } from '../features/series/StageSteps.tsx';
import { SlotOfService } from '../features/shared/billing/SlotOfService.tsx';
import { NextRace } from '../features/shared/events/NextRace.tsx';
import { seriesDates } from '../features/shared/series/seriesDates.ts';
import { StartsChart } from '../features/statistics/StatisticsCharts.tsx';
import { useNewDraft } from '../features/zwift/create/useNewDraft.ts';
import { anEvent, anEventWithRiders, aSubgroup } from './anEvent.ts';
import { someMetrics } from './riders.ts';
import { aSeries, aStage } from './series.ts';
import { aSlot } from './slots.ts';
import { someStarts } from './statistics.ts';

const moscow = 'Europe/Moscow';
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const fewer = 40;
const shortMonths = 'янв февр мар апр мая июн июл авг сент окт нояб дек'.split(' ');
const isoOf = (at: number) => new Date(at).toISOString();

describe('around midnight, New Year and clock changes, in every zone', () => {
  it("a race is announced in the reader's time zone", () => {
    nearBorders((at, timeZone, now) => {
      const { day, near, timeInZone, shortDate } = written(at, timeZone, now);
      const days = wallClock(at, timeZone).days - wallClock(now, timeZone).days;
      const event = anEvent({ eventStart: isoOf(at), eventSubgroups: [aSubgroup('A', { lineUpStart: isoOf(now) })] });
      const shown = shownIn(timeZone, now);
      const next = shown(<NextRace event={event} routes={[]} />);
      const hero = shown(<EventHero details={anEventWithRiders(1, { eventStart: isoOf(at) })} hasBegun={false} />);

      expect(next).toContain(`${near?.toLowerCase() ?? shortDate} в ${timeInZone}|`);
      expect(next).toContain(written(now, timeZone, now).timeInZone);
      expect(shown(<RaceCards events={[1, 2, 3, 4].map((id) => ({ ...event, id }))} routes={[]} />)).toContain(
        `|${day}|`,
      );
      expect(hero).toContain(`|${day}, ${timeInZone}|`);
      expect(daysIn(hero)).toBe(at - now >= dayMs ? Math.max(0, days) : 0);
    }, fewer);
  });

  it('the home screen has the races of today and tomorrow in Moscow', () => {
    nearBorders((at, _zone, now) => {
      const days = wallClock(at, moscow).days - wallClock(now, moscow).days;
      const events = [1, 2, 3, 4, 5].map((id) => anEvent({ id, eventStart: isoOf(at) }));

      expect(soonOf(events, now)).toHaveLength(days < 2 ? 5 : 4);
    }, fewer);
  });

  it('the days of a series and of a digest are those of Moscow', () => {
    nearBorders((at, _zone, now) => {
      const [first, last] = [Math.min(at, now), Math.max(at, now)].map((each) => wallClock(each, moscow).date);
      const dateStart = isoOf(midnightOf(first ?? '', moscow));
      const dateEnd = isoOf(midnightOf(last ?? '', moscow) + dayMs - 1);
      const [from, until] = [written(Date.parse(dateStart), moscow, now), written(Date.parse(dateEnd), moscow, now)];
      const text = plain(seriesDates({ dateStart, dateEnd }, 'ru', now));

      expect(seriesValues(aSeries({ dateStart, dateEnd }))).toMatchObject({ dateStart: first, dateEnd: last });
      expect(text).toMatch(new RegExp(`^${from.dayAndMonth.split(' ')[0]}\\D`));
      expect(text).toContain(until.dayAndMonth);
      expect(/20\d\d/.test(text)).toBe(from.shortDate !== from.dayAndMonth || until.shortDate !== until.dayAndMonth);
      expect(nextWeek(now)).toEqual({
        startDate: wallClock(now, moscow).date,
        endDate: wallClock(now + 6 * dayMs, moscow).date,
      });
    });
  });

  it("a stage of today is determined by the reader's calendar", () => {
    nearBorders((at, timeZone, now) => {
      const { near, day, timeInZone } = written(at, timeZone, now);
      const stage = aStage(6, { eventStart: isoOf(at), hasResults: false });
      const races = stage.events.map((race) => ({ ...race, eventStart: isoOf(at) }));
      const messages = { race: (start: string) => start, finishers: String, signed: String };
      const edited = toEditedStage({ ...stage, events: races }, messages, { locale: 'ru', timeZone, now });
      const steps = shownIn(timeZone, now)(<StageSteps series={aSeries({ stages: [stage] })} order={null} />);

      expect(edited.state).toBe(near === 'Сегодня' ? 'today' : 'coming');
      expect(edited.races.map(({ details }) => plain(details))).toEqual([`${day}, ${timeInZone}`]);
      expect(/сегодня/i.test(steps)).toBe(near === 'Сегодня');
    }, fewer);
  });

  it('charts label the days that were counted: of Moscow, of UTC, or of the reader', () => {
    nearBorders((at, timeZone, now) => {
      const { date: moscowDay } = wallClock(at, moscow);
      const { date: utcDay } = wallClock(at, 'UTC');
      const { day, month } = wallClock(at, timeZone);
      const metric = { racingScore: 1, weightInGrams: 1, heightInCentimeters: 1 };
      // Fewer days are shown as a figure without a chart.
      const fiveDaysTo = (lastMs: number) => [4, 3, 2, 1, 0].map((ago) => isoOf(lastMs - ago * dayMs));
      const days = fiveDaysTo(midnightOf(moscowDay, moscow));
      const metrics = someMetrics({ data: days.map((date) => ({ date, ...metric })) });
      const visited = fiveDaysTo(Date.parse(utcDay)).map((at) => ({ day: at.slice(0, 10), count: 1 }));
      const visits = { total: 5, days: visited, routes: [] };
      const periods = [{ from: isoOf(at), male: 1, female: 1, events: 1 }];
      const starts = someStarts({ step: 'day', periods }).data;
      const shown = shownIn(timeZone, now);

      expect(shown(<ScoreChart metrics={metrics} few="" />)).toContain(`|${written(at, moscow, now).day}|`);
      expect(shown(<VisitCharts counts={visits} />)).toContain(`|${written(at, 'UTC', now).day}|`);
      expect(
        shown(
          <MemoryRouter>
            <StartsChart data={starts} />
          </MemoryRouter>,
        ),
      ).toContain(`|${day} ${shortMonths[month - 1]}|`);
    }, fewer);
  });

  it('the days of a paid period are those of Moscow', () => {
    nearBorders((at, timeZone, now) => {
      const until = midnightOf(wallClock(at, moscow).date, moscow) + dayMs - 1;
      const slot = aSlot({ startDate: isoOf(until - dayMs), endDate: isoOf(until), isPaused: true });
      const before = Math.min(now, until - 2 * dayMs);
      const { near, shortDate } = written(until, moscow, before);

      expect(shownIn(timeZone, before)(<SlotOfService slot={slot} now={before} />)).toContain(
        `|${near?.toLowerCase() ?? shortDate}|`,
      );
    }, fewer);
  });

  it("a new event starts at 19:00 of today or tomorrow in the reader's time zone", () => {
    nearBorders((_at, timeZone, now) => {
      const Start = () => useNewDraft(null).event.eventStart;
      const start = Date.parse(
        textIn(
          renderToStaticMarkup(
            <OtryvProvider {...{ timeZone, now }}>
              <Start />
            </OtryvProvider>,
          ),
        ),
      );

      expect(wallClock(start, timeZone).time).toBe('19:00:00');
      expect(start).toBeGreaterThan(now);
      expect(wallClock(start, timeZone).days - wallClock(now, timeZone).days).toBe(
        wallClock(now, timeZone).time < '19:00:00' ? 0 : 1,
      );
    });
  });
});

function shownIn(timeZone: string, now: number) {
  return (element: ReactElement) =>
    textIn(renderToStaticMarkup(<OtryvProvider {...{ timeZone, now }}>{element}</OtryvProvider>));
}

/** Returns the days to the start that the page shows; 0 if it shows none. */
function daysIn(text: string): number {
  const [, days = ''] = /\|([\d ]+)[ |]+(?:день|дня|дней)\|/.exec(text) ?? [];
  return Number(days.replaceAll(' ', ''));
}
