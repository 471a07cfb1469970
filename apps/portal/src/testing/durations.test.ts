import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRange } from '../features/admin/mailings/digestDays.ts';
import { endsSoon } from '../features/organizer/money/endsSoon.ts';
import { newSince } from '../features/riders/profile/power/newSince.ts';
import { slotState } from '../features/shared/billing/slotState.ts';
import { isWithoutNews } from '../features/shared/events/isWithoutNews.ts';
import { eveningAfter, nextWeekly } from '../features/zwift/create/useNewDraft.ts';
import { accountDrafts, dropOldDrafts, newDraftKey, writeDraft } from '../lib/storage/accountDrafts.ts';
import { aSlot } from './slots.ts';

const source = resolve(import.meta.dirname, '..');
const units: Readonly<Record<string, string>> = {
  secondMs: '1000',
  minuteMs: '60_000',
  hourMs: '3_600_000',
  dayMs: '86_400_000|24 * hourMs',
};
const start = Date.parse('2026-11-21T12:00:00.000Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** Results 1 ms before a boundary and exactly at it, by constant. */
const borders: Readonly<Record<string, { at: number; states: [unknown, unknown]; see: (now: number) => unknown }>> = {
  'features/organizer/money/endsSoon.ts › noticeMs': {
    at: start + 1,
    states: [false, true],
    see: (now) => endsSoon(new Date(start + 7 * dayMs).toISOString(), now),
  },
  'features/shared/billing/slotState.ts › behindMs': {
    at: start,
    states: ['upcoming', 'active'],
    see: (now) => slotState(aSlot({ startDate: new Date(start + 5 * minuteMs).toISOString() }), now),
  },
  'features/shared/events/isWithoutNews.ts › longMs': {
    at: start + 30 * minuteMs,
    states: [false, true],
    see: (now) => isWithoutNews(new Date(start).toISOString(), now),
  },
  'lib/storage/accountDrafts.ts › keptMs': {
    at: start + 30 * dayMs,
    states: [1, 0],
    see: (now) => {
      writeDraft({ key: newDraftKey('a1', 'event_1'), title: '', savedAt: start, content: {} });
      dropOldDrafts(now);
      return accountDrafts('a1').length;
    },
  },
  'features/admin/mailings/digestDays.ts › mostDays': {
    at: Date.parse('2027-01-23T00:00:00Z'),
    states: [true, false],
    see: (now) => isRange({ startDate: '2026-11-21', endDate: dayOf(now) }),
  },
  'features/riders/profile/power/newSince.ts › freshMs': {
    at: start + 7 * dayMs + 1,
    states: [true, false],
    see: (now) => newSince(now) <= start,
  },
  'features/zwift/create/useNewDraft.ts › eveningHours': {
    at: Date.parse('2026-11-21T16:00:00Z'),
    states: ['2026-11-21', '2026-11-22'],
    see: (now) => dayOf(eveningAfter(now, 'Europe/Moscow')),
  },
  'features/zwift/create/useNewDraft.ts › weekMs': {
    at: start + 7 * dayMs,
    states: [start + 7 * dayMs, start + 14 * dayMs],
    see: (now) => nextWeekly(start, now),
  },
};

/** Polling intervals, debounce delays, retention periods of files, and periods over which changes are counted. */
const machine: Readonly<Record<string, string>> = {
  'lib/api/saveFile.ts › letGoMs': '10_000',
  'lib/api/useIsSlow.ts › patienceMs': '10_000',
  'features/shared/clubs/ClubModerators.tsx › typingMs': '300',
  'features/shared/riders/useRiderSearch.ts › typingMs': '300',
  'features/admin/site/BotScreen.tsx › whileSendingMs': '5_000',
  'features/admin/mailings/useEmailPreview.ts › typingMs': '300',
  'features/admin/mailings/useMailings.ts › refreshMs': '3000',
  'features/admin/organizers/useOrganizerSearch.ts › typingMs': '300',
  'features/profile/services/ReturnedPayment.tsx › everyMs': '2_000',
  'features/race/resultsEdit/ProtocolStateStrip.tsx › everyMs': '60_000',
  'features/riders/profile/results/RiderTrends.tsx › changeDays': '30',
  'features/series/stage/manage/useMoves.ts › typingMs': '300',
  'features/shared/embed/EmbedDialog.tsx › settlingMs': '400',
  'app/openPortal.tsx › freshMs': '120_000',
  'app/openPortal.tsx › patienceMs': '10_000',
  'lib/preferences/settingsCookies.ts › yearInSeconds': '31_536_000',
  'app/search/useSiteSearch.tsx › typingMs': '250',
  'app/shell/preferences/usePreferenceSync.ts › quietMs': '1000',
  'lib/navigation/useTypedSearch.ts › typingMs': '300',
};

describe('every duration of the portal', () => {
  it('is a unit of time, or listed in a table of this file', () => {
    const declared = readDurations();
    const isUnit = (name: string, value: string) => units[name]?.split('|').includes(value) ?? false;
    const others = declared.filter(({ name, value }) => !isUnit(name, value));

    expect(Object.fromEntries(others.map(({ file, name, value }) => [`${file} › ${name}`, value]))).toEqual({
      ...machine,
      ...Object.fromEntries(Object.keys(borders).map((name) => [name, expect.any(String)])),
    });
  });

  it('changes the result exactly at its boundary, not 1 ms before', () => {
    const found = Object.entries(borders).map(([name, { at, see }]) => [name, [see(at - 1), see(at)]]);

    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(borders).map(([name, { states }]) => [name, states])),
    );
  });
});

function readDurations() {
  const declaration = /^(?:export )?const (\w*(?:Ms|Seconds|Minutes|Hours|Days|MS|DAYS)) = ([\w .*]+);/gm;
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.(test|stories)\.tsx?$|^testing\//.test(file),
  );
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(resolve(source, file), 'utf8');
    return [...text.matchAll(declaration)]
      .map(([, name = '', value = '']) => ({ file, name, value }))
      .filter(({ name, value }) => /^[\d_. *]|Ms$/.test(value) && name !== 'twentyMinutes');
  });
}
