import { nearBorders, plain, textIn, wallClock, written } from '@otryv/race/testing';
import { OtryvProvider } from '@otryv/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AccountsTable, ActionsLogTable } from './AdminTables/index.ts';
import { CatchUpWinnersTable } from './CatchUpTables/index.ts';
import { ContributionsTable } from './ContributionsTable/index.ts';
import { GroupsTable } from './GroupsTable/index.ts';
import { ResultsListTable } from './ResultsListTable/index.ts';
import { ScheduleTable } from './ScheduleTable/index.ts';
import { fileName } from './TableTools/export/fileName.ts';
import { TeamMembersTable } from './TeamMembersTable/index.ts';
import { aCatchUpWin } from './testing/aCatchUpWin.ts';
import { anAccount, anAction } from './testing/administration.ts';
import { aGroup } from './testing/aGroup.ts';
import { aContribution, aMember } from './testing/aMember.ts';
import { aRace } from './testing/aRace.ts';
import { aWin } from './testing/aWin.ts';
import { WinsTable } from './WinsTable/index.ts';

const fewer = 30;
const shortMonths = 'янв февр мар апр мая июн июл авг сент окт нояб дек'.split(' ');
const weekdays = 'воскресенье понедельник вторник среда четверг пятница суббота'.split(' ');

describe('around midnight, New Year and DST changes, in every zone', () => {
  it("tables of races use the reader's days and times", () => {
    nearBorders((at, timeZone, now) => {
      const { date, shortDate, near, day, time } = written(at, timeZone, now);
      const { weekday, day: dayOfMonth, month } = wallClock(at, timeZone);
      const eventStart = new Date(at).toISOString();
      const shown = shownIn(timeZone, now);

      const section = near ? `${near}| ${shortDate}, ${weekdays[weekday]}` : `${day}| ${weekdays[weekday]}`;
      expect(shown(<ScheduleTable caption="" rows={[aRace({ eventStart })]} />)).toContain(`|${section}|`);
      expect(shown(<ScheduleTable caption="" rows={[aRace({ eventStart })]} />)).toContain(`|${time}|`);
      expect(shown(<ResultsListTable caption="" rows={[aRace({ eventStart })]} />)).toContain(`|${day}|${time}|`);
      expect(shown(<WinsTable caption="" rows={[aWin({ eventStart })]} />)).toContain(`|${date}|`);
      expect(shown(<CatchUpWinnersTable caption="" rows={[aCatchUpWin({ eventStart })]} />)).toContain(`|${day}|`);
      expect(shown(<ContributionsTable caption="" rows={[aContribution({ eventStart })]} />)).toContain(
        `|${dayOfMonth} ${shortMonths[month - 1]}|`,
      );
    }, fewer);
  });

  it('the groups of a race show the zone as of the race day in their header', () => {
    nearBorders((at, timeZone, now) => {
      const { time, label } = written(at, timeZone, now);
      const eventSubgroupStart = new Date(at).toISOString();
      const table = <GroupsTable caption="" rows={[aGroup({ eventSubgroupStart })]} eventStart={eventSubgroupStart} />;

      expect(shownIn(timeZone, now)(table)).toContain(label);
      expect(shownIn(timeZone, now)(table)).toContain(`${time}|`);
    });
  });

  it("tables of people and logs use the reader's time zone", () => {
    nearBorders((at, timeZone, now) => {
      const { date, timeInZone } = written(at, timeZone, now);
      const moment = new Date(at).toISOString();
      const shown = shownIn(timeZone, now);
      const changes = [{ field: 'createdAt', before: moment, after: null }];

      expect(shown(<TeamMembersTable caption="" rows={[aMember({ createdAt: moment })]} />)).toContain(`|${date}|`);
      expect(shown(<AccountsTable caption="" rows={[anAccount({ registeredAt: moment })]} />)).toContain(`|${date}|`);
      const log = shown(<ActionsLogTable caption="" rows={[anAction({ date: moment, changes })]} />);
      expect(log.split(`${date}, ${timeInZone}`)).toHaveLength(3);
    }, fewer);
  });

  it("the file of a table is named by the reader's day", () => {
    nearBorders((_at, timeZone, now) => {
      expect(plain(fileName('Заезды', { now, timeZone }))).toBe(`Заезды ${wallClock(now, timeZone).date}`);
    });
  });
});

function shownIn(timeZone: string, now: number) {
  return (table: ReactElement) =>
    textIn(renderToStaticMarkup(<OtryvProvider {...{ timeZone, now }}>{table}</OtryvProvider>));
}
