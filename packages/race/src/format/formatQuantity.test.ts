import { describe, expect, it } from 'vitest';
import {
  formatCadence,
  formatDistance,
  formatElevation,
  formatHeartRate,
  formatHeight,
  formatPace,
  formatPower,
  formatSpeed,
  formatWattsPerKg,
  formatWeight,
} from './formatQuantity.ts';
import { NO_BREAK_SPACE } from './locale.ts';

const NOT_NUMBERS = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY];

describe('quantities in Russian', () => {
  it.each([
    { what: 'a distance, rounded to 0.1', text: formatDistance(27.382), expected: '27.4 км' },
    { what: 'a whole distance', text: formatDistance(40), expected: '40.0 км' },
    { what: 'a distance of 0', text: formatDistance(0), expected: '0.0 км' },
    { what: 'a distance just below', text: formatDistance(9.96), expected: '10.0 км' },
    { what: 'a long distance', text: formatDistance(12_345.6), expected: '12 345.6 км' },
    { what: 'an elevation', text: formatElevation(129.4), expected: '129 м' },
    { what: 'an elevation of 0: a flat race', text: formatElevation(0), expected: '0 м' },
    { what: 'a high elevation', text: formatElevation(1036), expected: '1 036 м' },
    { what: 'power, whole', text: formatPower(297.4), expected: '297 вт' },
    { what: 'power, rounded up', text: formatPower(297.5), expected: '298 вт' },
    { what: 'power of a sprint', text: formatPower(1204), expected: '1 204 вт' },
    { what: 'power per kilogram, hundredths', text: formatWattsPerKg(4.8), expected: '4.80 вт/кг' },
    { what: 'power per kilogram, rounded', text: formatWattsPerKg(3.456), expected: '3.46 вт/кг' },
    { what: 'a cadence', text: formatCadence(91.6), expected: '92 уд/м' },
    { what: 'a cadence of 0: freewheeling', text: formatCadence(0), expected: '0 уд/м' },
    { what: 'a heart rate', text: formatHeartRate(168), expected: '168 уд/м' },
    { what: 'a height', text: formatHeight(172), expected: '172 см' },
    { what: 'a weight', text: formatWeight(61.5), expected: '61.5 кг' },
    { what: 'a whole weight', text: formatWeight(75), expected: '75.0 кг' },
    { what: 'a speed', text: formatSpeed(45.936), expected: '45.94 км/ч' },
  ])('$what: $expected', ({ text, expected }) => {
    expect(text).toBe(expected.replaceAll(' ', '\u00a0'));
  });
});

describe('quantities in English', () => {
  const locale = 'en';

  it.each([
    { text: formatDistance(27.382, { locale }), expected: '27.4 km' },
    { text: formatElevation(1036, { locale }), expected: '1,036 m' },
    { text: formatPower(297.4, { locale }), expected: '297 W' },
    { text: formatWattsPerKg(4.8, { locale }), expected: '4.80 W/kg' },
    { text: formatCadence(92, { locale }), expected: '92 rpm' },
    { text: formatHeartRate(168, { locale }), expected: '168 bpm' },
    { text: formatHeight(172, { locale }), expected: '172 cm' },
    { text: formatWeight(61.5, { locale }), expected: '61.5 kg' },
    { text: formatSpeed(45.936, { locale }), expected: '45.94 km/h' },
  ])('$expected', ({ text, expected }) => {
    expect(text).toBe(expected.replaceAll(' ', '\u00a0'));
  });
});

describe('blanks', () => {
  it.each([
    { what: 'power', format: formatPower },
    { what: 'watts per kilogram', format: formatWattsPerKg },
    { what: 'heart rate', format: formatHeartRate },
  ])('treat a $what of 0 as not measured', ({ format }) => {
    expect(format(0)).toBe('');
  });

  it.each([
    { what: 'distance', format: formatDistance },
    { what: 'elevation', format: formatElevation },
    { what: 'cadence', format: formatCadence },
    { what: 'speed', format: formatSpeed },
  ])('do not treat a $what of 0 as missing', ({ format }) => {
    expect(format(0)).toMatch(/^0/);
  });

  it.each([
    formatCadence,
    formatDistance,
    formatElevation,
    formatHeartRate,
    formatHeight,
    formatPower,
    formatSpeed,
    formatWattsPerKg,
    formatWeight,
  ])('replace non-numbers: %o', (format) => {
    expect(NOT_NUMBERS.map((value) => format(value))).toEqual(['', '', '', '']);
  });

  it('have no unit', () => {
    expect(formatPower(0, { unit: true })).toBe('');
  });
});

describe('the decimal mark', () => {
  it.each([
    { format: formatWattsPerKg, value: 3.45, point: '3.45 вт/кг', comma: '3,45 вт/кг' },
    { format: formatDistance, value: 16.22, point: '16.2 км', comma: '16,2 км' },
    { format: formatWeight, value: 61.5, point: '61.5 кг', comma: '61,5 кг' },
    { format: formatDistance, value: 1234.5, point: '1 234.5 км', comma: '1 234,5 км' },
  ])('is a point in tables ($point) and a comma in prose ($comma)', ({ format, value, point, comma }) => {
    expect(format(value, { decimal: 'point' })).toBe(point.replaceAll(' ', '\u00a0'));
    expect(format(value, { decimal: 'comma' })).toBe(comma.replaceAll(' ', '\u00a0'));
  });

  it('is a point by default', () => {
    expect(formatWattsPerKg(3.45, { unit: false })).toBe('3.45');
  });

  it('is always a point in English', () => {
    expect(formatWattsPerKg(3.45, { locale: 'en', decimal: 'comma', unit: false })).toBe('3.45');
  });
});

describe('units', () => {
  it('are omitted for a column, which has them in its header', () => {
    expect(formatPower(297, { unit: false })).toBe('297');
    expect(formatWeight(61.5, { unit: false })).toBe('61.5');
  });

  it('follow a no-break space', () => {
    expect(formatPower(297)).toBe('297\u00a0вт');
  });

  it.each([
    { kmh: 12, text: '5:00' },
    { kmh: 10.9, text: '5:30' },
    { kmh: 5.01, text: '11:59' },
  ])('formats the pace of runners at $kmh km/h as $text', ({ kmh, text }) => {
    expect(formatPace(kmh)).toBe(`${text}${NO_BREAK_SPACE}мин/км`);
    expect(formatPace(kmh, { unit: false })).toBe(text);
  });

  it.each([null, 0])('has no pace for %s', (kmh) => {
    expect(formatPace(kmh)).toBe('');
  });
});
