import { describe, expect, it } from 'vitest';
import { accessRange } from './accessRange.ts';

describe('accessRange', () => {
  it.each([
    { label: '510-650', shown: '510–650' },
    { label: ' 0-180 ', shown: '1–180' },
    { label: '0-1000', shown: '1–1000' },
    { label: '0-x', shown: '0-x' },
    { label: '0-180 A', shown: '0-180 A' },
    { label: '510-650 A', shown: '510-650 A' },
    { label: 'zFTP', shown: 'zFTP' },
    { label: 'A-1-2', shown: 'A-1-2' },
  ])('prefers the label $label over the pace', ({ label, shown }) => {
    const pace = { paceType: 1, fromPaceValue: 4, toPaceValue: 6 };

    expect(accessRange({ rangeAccessLabel: label, ...pace })).toEqual({ measuredIn: 'label', label: shown });
    expect(accessRange({ rangeAccessLabel: label, fromPaceValue: 0, toPaceValue: 0 })).toEqual({
      measuredIn: 'label',
      label: shown,
    });
  });

  it.each([
    { paceType: 1, measuredIn: 'wattsPerKg' },
    { paceType: 2, measuredIn: 'speed' },
    { paceType: 3, measuredIn: 'unknown' },
    { paceType: null, measuredIn: 'unknown' },
  ])('measures a pace of type $paceType in $measuredIn', ({ paceType, measuredIn }) => {
    expect(accessRange({ rangeAccessLabel: '', paceType, fromPaceValue: 0, toPaceValue: 15 })).toEqual({
      measuredIn,
      from: 0,
      to: 15,
    });
  });

  it.each([
    {},
    { fromPaceValue: 0, toPaceValue: 0 },
    { fromPaceValue: null, toPaceValue: 6 },
    { fromPaceValue: 4, toPaceValue: null },
    { rangeAccessLabel: '  ', fromPaceValue: 0, toPaceValue: 0 },
    { rangeAccessLabel: null, fromPaceValue: null, toPaceValue: null },
  ])('is unrestricted with %j', (group) => {
    expect(accessRange(group)).toBeNull();
  });
});
