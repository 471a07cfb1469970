import { render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { embedElements } from '../loader/embedElements.ts';
import './elements.ts';
import { OtryvCountdown, OtryvResults, OtryvRider, OtryvSchedule, OtryvSeries, OtryvStandings } from './index.tsx';

const portal = 'https://otryv.example';
const loaders = () => [...document.scripts].filter(({ src }) => src.startsWith(portal));

beforeEach(() => {
  // The tests' DOM loads no files, and logs an error for each requested one.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) script.type = 'text/plain';
    if (script instanceof Node) document.head.appendChild(script);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const script of loaders()) script.remove();
});

it('renders the elements defined by the script, and loads it once', () => {
  const { container } = render(
    <>
      <OtryvResults portal={portal} event={5100001} rows={5} accent="#0a6b3d">
        <a href="https://otryv.example/race/results/5100001">Протокол</a>
      </OtryvResults>
      <OtryvSchedule portal={portal} />
      <OtryvSeries portal={portal} series="autumn-cup" />
      <OtryvStandings portal={portal} series="autumn-cup" />
      <OtryvRider portal={portal} rider={1000202} />
      <OtryvCountdown portal={portal} />
    </>,
  );

  expect([...container.children].map(({ localName }) => localName).toSorted()).toEqual(
    Object.keys(embedElements).toSorted(),
  );
  // An element defined by an earlier test reserves its height.
  container.firstElementChild?.removeAttribute('style');
  expect(container.firstElementChild?.outerHTML).toBe(
    '<otryv-results event="5100001" rows="5" accent="#0a6b3d"><a href="https://otryv.example/race/results/5100001">Протокол</a></otryv-results>',
  );
  expect(loaders().map(({ src }) => src)).toEqual(['https://otryv.example/embed/v1.js']);
});

it('does not load a second script beside a pinned version', () => {
  const pinned = document.createElement('script');
  pinned.src = `${portal}/embed/v1.2.3.js`;
  document.head.append(pinned);

  render(<OtryvCountdown portal={portal} />);

  expect(loaders()).toEqual([pinned]);
});

it('passes HTML attributes through, and omits undefined ones', () => {
  const element = createRef<HTMLElement>();
  const theme: 'dark' | undefined = undefined;
  render(
    <OtryvRider {...{ portal, theme }} ref={element} rider={7} className="wide" style={{ width: 300 }} lang="ru" />,
  );

  expect(element.current).toHaveClass('wide');
  expect(element.current).toHaveStyle({ width: '300px' });
  expect(element.current).toHaveAttribute('lang', 'ru');
  expect(element.current).not.toHaveAttribute('theme');
});

it('declares types of the elements and their events for pages that write them as HTML', () => {
  const shown = vi.fn<(event: CustomEvent) => void>();
  render(<otryv-results event={5100001} rows={5} className="wide" />);
  const element = document.querySelector<HTMLElement>('otryv-results');
  document.addEventListener('otryv-shown', shown, { once: true });

  element?.dispatchEvent(new CustomEvent('otryv-shown', { bubbles: true }));

  expect(element).toHaveAttribute('event', '5100001');
  expect(shown).toHaveBeenCalledOnce();
});
