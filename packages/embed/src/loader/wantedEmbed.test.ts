import { embedPath } from '@otryv/contract/embed';
import { expect, it, vi } from 'vitest';
import { wantedEmbed } from './wantedEmbed.ts';

const elementOf = (html: string) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild as Element;
};
const wantedBy = (html: string) => {
  const warn = vi.fn<(sentence: string) => void>();
  const embed = wantedEmbed(elementOf(html), warn);
  return { path: embed && embedPath(embed), warnings: warn.mock.calls.map(([sentence]) => sentence) };
};

it.each([
  ['<otryv-results event="5100001"></otryv-results>', '/embed/results/5100001'],
  ['<otryv-schedule></otryv-schedule>', '/embed/schedule/all'],
  [
    '<otryv-schedule organizer="0123456789abcdef01234567" locale="en"></otryv-schedule>',
    '/embed/schedule/0123456789abcdef01234567?locale=en',
  ],
  ['<otryv-standings series="autumn-cup" rows="10"></otryv-standings>', '/embed/standings/autumn-cup?rows=10'],
  ['<otryv-countdown></otryv-countdown>', '/embed/countdown/all'],
  [
    '<otryv-results event="1" theme="dark" accent="#0a6b3d" columns="cp5, power" category="A"></otryv-results>',
    '/embed/results/1?theme=dark&columns=cp5%2Cpower&category=A',
  ],
  ['<otryv-results event="1" theme="system" zone="Europe/Moscow"></otryv-results>', '/embed/results/1'],
])('parses %s', (html, path) => {
  expect(wantedBy(html)).toEqual({ path, warnings: [] });
});

it.each([
  ['theme="pink"', 'theme="pink"'],
  ['rows="-1"', 'rows="-1"'],
  ['zone="Mars/Base"', 'zone="Mars/Base"'],
  ['accent="green"', 'accent="green"'],
  ['columns="speed,<b>"', 'columns="<b>"'],
  ['category="<b>"', 'category="<b>"'],
])('falls back to the default for %s and warns', (attribute, named) => {
  const { path, warnings } = wantedBy(`<otryv-results event="1" ${attribute}></otryv-results>`);

  expect(path).toMatch(/^\/embed\/results\/1(\?columns=speed)?$/);
  expect(warnings).toEqual([expect.stringContaining(named)]);
});

it('renders nothing without a valid id and names the attribute', () => {
  expect(wantedBy('<otryv-results event="../1"></otryv-results>')).toEqual({
    path: null,
    warnings: [expect.stringContaining('"event"')],
  });
});
