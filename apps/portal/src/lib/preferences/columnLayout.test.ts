import { type ColumnLayout, resultsPresets } from '@otryv/tables';
import { describe, expect, it } from 'vitest';
import { isColumnLayout, layoutToText, textToLayout } from './columnLayout.ts';

const layouts: { of: string; layout: ColumnLayout; text: string }[] = [
  { of: 'a table of its own', layout: {}, text: '' },
  { of: 'switched columns', layout: { shown: { cp15: true, height: false } }, text: 'cp15.-height' },
  { of: 'an order', layout: { order: ['place', 'time'] }, text: '_place.time' },
  { of: 'pinned columns', layout: { pinned: ['place', 'time'] }, text: '__place.time' },
  { of: 'no pinned column', layout: { pinned: [] }, text: '__-' },
  { of: 'widths', layout: { widths: { time: 120, gap: 64 } }, text: '___time.120.gap.64' },
  {
    of: 'all of it',
    layout: { shown: { age: false }, order: ['rider'], pinned: ['rider'], widths: { rider: 300 } },
    text: '-age_rider_rider_rider.300',
  },
];

describe('column layouts in an address', () => {
  it.each(layouts)('are short and survive a round trip: $of', ({ layout, text }) => {
    expect(layoutToText(layout)).toBe(text);
    expect(textToLayout(text)).toEqual(layout);
    expect(new URLSearchParams({ columns: text }).toString()).toBe(`columns=${text}`);
  });

  it.each(resultsPresets('ru'))('contain the preset $label', ({ shown }) => {
    expect(textToLayout(layoutToText({ shown }))).toEqual({ shown });
  });

  it('omit unreadable parts', () => {
    expect(textToLayout('..___time.wide.gap.-5.speed')).toEqual({});
  });
});

describe('isColumnLayout', () => {
  it.each([{}, ...layouts.map(({ layout }) => layout)])('accepts %j', (layout) => {
    expect(isColumnLayout(layout)).toBe(true);
  });

  it.each([null, [], 'time', { shown: { np: 1 } }, { order: 'time' }, { pinned: [1] }, { widths: { np: '1' } }])(
    'rejects %j',
    (value) => {
      expect(isColumnLayout(value)).toBe(false);
    },
  );
});
