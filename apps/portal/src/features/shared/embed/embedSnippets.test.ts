import { defaultEmbedOptions, type Embed } from '@otryv/contract/embed';
import {
  embedTitle,
  frameSnippet,
  linkSnippet,
  reactSnippet,
  type Snippet,
  scriptSnippet,
} from '@otryv/contract/embed-snippets';
import { describe, expect, it } from 'vitest';

const options: Embed['options'] = {
  theme: 'light',
  locale: 'en',
  zone: 'Asia/Omsk',
  columns: ['speed', 'power'],
  category: 'A+',
  rows: 8,
};
const plain: Snippet = {
  embed: { kind: 'results', id: '5100012', options: defaultEmbedOptions },
  origin: 'https://otryv.example',
  title: 'Результаты: Холмы',
};
const chosen: Snippet = { ...plain, embed: { ...plain.embed, options }, accent: '#0a6b3d' };
const hostile: Snippet = { ...plain, title: `"> </a><script>alert('1')</script> & <b> {alert(1)}` };

/** Parses a snippet as a browser does. */
function parsed(snippet: string) {
  const template = document.createElement('template');
  template.innerHTML = snippet;
  return template.content;
}

describe('the embed code', () => {
  it('contains only the object when all options are default', () => {
    expect(scriptSnippet(plain)).toBe(
      [
        '<script async src="https://otryv.example/embed/v1.js"></script>',
        '<otryv-results event="5100012">',
        '  <a href="https://otryv.example/race/results/5100012">Результаты: Холмы</a>',
        '</otryv-results>',
      ].join('\n'),
    );
    expect(frameSnippet(plain, { height: 412 })).toContain('src="https://otryv.example/embed/results/5100012"');
    expect(reactSnippet(plain)).toBe(
      [
        "import { OtryvResults } from '@otryv/embed/react';",
        '',
        '<OtryvResults portal="https://otryv.example" event="5100012">',
        '  <a href="https://otryv.example/race/results/5100012">Результаты: Холмы</a>',
        '</OtryvResults>',
      ].join('\n'),
    );
    expect(linkSnippet(plain)).toBe('https://otryv.example/race/results/5100012');
  });

  it('contains the selected options, in every variant', () => {
    const element = parsed(scriptSnippet(chosen)).querySelector('otryv-results');
    const attributes = Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
    expect(attributes).toEqual({
      event: '5100012',
      category: 'A+',
      rows: '8',
      columns: 'speed,power',
      theme: 'light',
      locale: 'en',
      zone: 'Asia/Omsk',
      accent: '#0a6b3d',
    });
    const frame = parsed(frameSnippet(chosen, { height: 412 })).querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe(
      'https://otryv.example/embed/results/5100012?theme=light&locale=en&zone=Asia%2FOmsk&columns=speed%2Cpower&category=A%2B&rows=8&accent=%230a6b3d',
    );
    expect(frame?.title).toBe(chosen.title);
    expect(reactSnippet(chosen)).toContain(`rows={8} columns="speed,power"`);
    expect(linkSnippet(chosen)).toBe('https://otryv.example/race/results/5100012?category=A%2B');
  });

  it('cannot be broken by a name', () => {
    const script = parsed(scriptSnippet(hostile));
    expect(script.querySelectorAll('script')).toHaveLength(1);
    expect(script.querySelector('otryv-results > a')?.textContent).toBe(hostile.title);
    const frame = parsed(frameSnippet(hostile, { height: 412 }));
    expect(frame.children).toHaveLength(1);
    expect(frame.querySelector('iframe')?.title).toBe(hostile.title);
    const [, link = ''] = /\n {2}(.*)\n/.exec(reactSnippet(hostile)) ?? [];
    expect(parsed(link).querySelector('a')?.textContent).toBe(hostile.title);
    expect(link).not.toMatch(/[{}]/);
  });

  it('verifies a pinned loader by its hash', () => {
    const script = parsed(scriptSnippet(plain, { version: '1.2.3', integrity: 'sha384-abc' })).querySelector('script');

    expect(script?.src).toBe('https://otryv.example/embed/v1.2.3.js');
    expect(script?.integrity).toBe('sha384-abc');
    expect(script?.crossOrigin).toBe('anonymous');
  });

  it.each([
    ['schedule', 'all', {}],
    ['schedule', '0123456789abcdef01234567', { organizer: '0123456789abcdef01234567' }],
    ['series', 'cup', { series: 'cup' }],
    ['standings', 'cup', { series: 'cup' }],
    ['rider', '1000202', { rider: '1000202' }],
    ['countdown', '5100012', { event: '5100012' }],
    ['countdown', 'all', {}],
  ] as const)('identifies the object of %s %s by its attribute', (kind, id, attributes) => {
    const snippet = { ...plain, embed: { kind, id, options: defaultEmbedOptions } };
    const element = parsed(scriptSnippet(snippet)).querySelector(`otryv-${kind}`);

    expect(Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual(
      attributes,
    );
  });

  it('titles an embed by its object', () => {
    expect(embedTitle('results', 'Холмы')).toBe('Результаты: Холмы');
    expect(embedTitle('schedule', 'Холмы', 'en')).toBe('Race schedule');
  });
});
