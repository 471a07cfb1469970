import { EVENT_PERIODS } from '@otryv/contract/schemas';
import { midnightOf, nearBorders, plain, wallClock, written } from '@otryv/race/testing';
import { describe, expect, it } from 'vitest';
import { dayOf } from './clubs/billing/payment-messages.ts';
import { endingMessage } from './clubs/bots/ending-message.ts';
import { nextPeriod } from './clubs/slots/slot-period.ts';
import { dayRange } from './communication/mailings/day-range.ts';
import { toFeed } from './community/organizer-pages/schedule-feeds.ts';
import { CatalogueService } from './game/catalogue/catalogue.service.ts';
import { daysBefore, daysFrom, moscowDay, startOfDay } from './kernel/moscow-days.ts';
import { dayMs } from './kernel/time-units.ts';
import { emailTime } from './people/auth/emails/email-messages.ts';
import { UsernameTooSoon } from './people/users/records/users.errors.ts';
import { toCalendar } from './racing/calendars/calendar.ts';
import { previewDays } from './racing/events/read/preview-days.ts';
import { toCalendarRace } from './racing/events/records/calendar-race.ts';
import { toNextRace } from './racing/events/riders/next-races.ts';
import { firstMoment, lastMoment } from './racing/series/edit/series-days.ts';
import { lineOfFault } from './site/logs/log.mapper.ts';
import { previewOfEvent } from './site/previews/preview.ts';
import { eventPeriods } from './site/statistics/event-periods.ts';
import { quotaReset } from './site/streams/youtube-day.ts';
import { fake } from './testing/fake.ts';

const moscow = 'Europe/Moscow';
const california = 'America/Los_Angeles';
const site = 'https://otryv.example/';
const organizer = Object.assign(Object.create(null), { name: 'o', urlSlug: 'o' });

describe('around midnight, New Year and clock changes, in every zone', () => {
  it('Moscow days begin and end at Moscow midnight', () => {
    nearBorders((at, _zone, now) => {
      const { date, days } = wallClock(at, moscow);
      const [first, last] = [Math.min(at, now), Math.max(at, now)];
      const midnight = midnightOf(date, moscow);
      const counted = wallClock(last, moscow).days - wallClock(first, moscow).days;

      expect({
        day: moscowDay(new Date(at)),
        before: daysBefore(new Date(at), 90),
        between: daysFrom(moscowDay(new Date(first)), moscowDay(new Date(last))).length,
        starts: [startOfDay(date), firstMoment(date)].map(Number),
        end: Number(lastMoment(date)),
        tomorrowEnds: Number(previewDays(new Date(at)).to),
        periodEnds: Number(nextPeriod(new Date(at), null, 31).endDate),
      }).toEqual({
        day: date,
        before: new Date((days - 90) * dayMs).toISOString().slice(0, 10),
        between: counted + 1,
        starts: [midnight, midnight],
        end: midnight + dayMs - 1,
        tomorrowEnds: midnight + 2 * dayMs,
        periodEnds: midnight + 32 * dayMs - 1,
      });
    });
  });

  it('the YouTube quota day ends at the next midnight in California', () => {
    nearBorders((at) => {
      const { days } = wallClock(at, california);

      expect(Number(quotaReset(new Date(at)))).toBe(
        midnightOf(new Date((days + 1) * dayMs).toISOString().slice(0, 10), california),
      );
    });
  });

  it('statistics count a race in the day, the week and the month of the zone', () => {
    nearBorders((at, zone, now) => {
      const [startMs, untilMs] = [Math.min(at, now), Math.max(at, now)];
      const event = { eventId: 1, startMs, typeRaceCustom: null, male: 1, female: 2, finishes: 3 };
      const { date, weekday, days } = wallClock(startMs, zone);
      const monday = new Date((days - ((weekday + 6) % 7)) * dayMs).toISOString().slice(0, 10);
      const firsts = { month: date, quarter: monday, year: `${date.slice(0, 7)}-01` };

      for (const [name, first] of [
        ['month', firsts.month],
        ['quarter', firsts.quarter],
        ['year', firsts.year],
      ] as const) {
        const periods = eventPeriods([event], { id: EVENT_PERIODS[name], untilMs, zone });
        const holding = periods.filter(({ events }) => events > 0).map(({ from }) => from);
        const isShown = midnightOf(first, zone) >= Date.parse(periods[0]?.from ?? '');

        expect(holding).toEqual(isShown ? [new Date(midnightOf(first, zone)).toISOString()] : []);
      }
    });
  });

  it('emails, messages and logs use Moscow time', () => {
    nearBorders((at, _zone, now) => {
      const moment = new Date(at);
      const { date, dayAndMonth, time, timeInZone } = written(at, moscow, now);
      const [year, month, day] = wallClock(at, moscow).date.split('-');
      const utc = wallClock(at, 'UTC');
      const longDate = `${date} г.`;
      const facts = { id: 1, name: 'n', eventStart: moment.toISOString(), eventSubgroups: [], description: '' };
      const event = Object.assign(Object.create(null), facts);
      const shown = { gameId: 1, name: 'n', description: '', revision: 0, revisedAt: moment, eventSubgroups: [] };
      const race = toCalendarRace({ ...shown, eventStart: moment });
      const bot = { username: 'b', expiresAt: moment };
      const fault = { stack: 'Error', method: 'GET', path: '/', at: moment };

      expect({
        email: plain(emailTime(moment, 'ru')),
        paid: dayOf(moment),
        ending: endingMessage('u', 'o', Object.assign(Object.create(null), bot), new Date(at - 1)).title,
        tooSoon: new UsernameTooSoon(moment).message,
        calendar: toCalendar(null, [race], site),
        feed: plain(toFeed(organizer, [event], site).items[0]?.content_text ?? ''),
        preview: plain(previewOfEvent(Object.assign(Object.create(null), { eventStart: moment })).start),
        next: plain(toNextRace(event, fake(CatalogueService, { listSummariesOf: () => [] }), site).startText),
        fault: lineOfFault(Object.assign(Object.create(null), fault)),
        range: dayRange(moscowDay(moment), moscowDay(moment)),
      }).toEqual({
        email: `${date}, ${timeInZone}`,
        paid: date,
        ending: expect.stringContaining(`закончится ${dayAndMonth}`),
        tooSoon: expect.stringContaining(dayAndMonth),
        calendar: expect.stringContaining(`DTSTART:${`${utc.date}T${utc.time}Z`.replace(/[-:]/g, '')}`),
        feed: `Старт ${longDate} в ${time} МСК, группы `,
        preview: `${longDate} в ${time} МСК`,
        next: expect.stringMatching(new RegExp(`, ${dayAndMonth} в ${time} МСК$`)),
        fault: expect.stringContaining(`${day}.${month}.${year}, ${time}`),
        range: dayAndMonth,
      });
    });
  });
});
