import { OtryvProvider } from '@otryv/ui';
import { waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manyTeams, teamsTable } from '../testing/aTeam.ts';
import { DataTable } from './DataTable.tsx';

const table = <DataTable {...teamsTable} rows={manyTeams(200)} />;
const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const drawn = () => document.querySelectorAll('th[scope="row"]').length;
let place: HTMLElement;
let root: Root;

describe('first paint of a table', () => {
  // Renders progressively as a browser does, not synchronously as tests do.
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    place = document.body.appendChild(document.createElement('div'));
  });

  afterEach(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });

  it('renders the visible rows first, with space reserved for the others, which follow', async () => {
    root = createRoot(place);

    flushSync(() => root.render(table));

    expect(drawn()).toBe(23);
    expect(document.querySelector('tr[aria-hidden] td')?.getAttribute('style')).toContain(`${177 * 32}px`);
    await waitFor(() => expect(drawn()).toBe(200));
    expect(document.querySelector('tr[aria-hidden]')).toBeNull();
  });

  it('is complete immediately for printing', async () => {
    root = createRoot(place);
    flushSync(() => root.render(<DataTable {...teamsTable} rows={manyTeams(400)} />));
    await aFrame();
    expect(drawn()).toBeLessThan(60);

    // Browsers lay the page out right after the event, with no task in between.
    dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    expect(drawn()).toBe(400);

    dispatchEvent(new Event('afterprint'));
    await Promise.resolve();
    expect(drawn()).toBeLessThan(60);
  });

  it('follows scrolling down, and up again when few lines are left', async () => {
    root = createRoot(place);
    const teams = manyTeams(1000);
    flushSync(() => root.render(<DataTable {...teamsTable} rows={teams} />));
    const scroller = place.querySelector('section');
    if (!scroller) throw new Error('There is nothing to scroll.');
    Object.defineProperty(scroller, 'clientHeight', { value: 320 });
    const names = () => [...document.querySelectorAll('th[scope="row"]')].map(({ textContent }) => textContent);
    await aFrame();

    scroller.scrollTop = 500 * 32;
    scroller.dispatchEvent(new Event('scroll'));
    expect(names()).toContain(teams[500]?.name);
    expect(names()).not.toContain(teams[0]?.name);

    flushSync(() => root.render(<DataTable {...teamsTable} rows={teams.slice(0, 310)} />));
    expect(names()).toContain(teams[309]?.name);
    expect(names().length).toBeGreaterThan(5);
  });

  it('keeps the rows beyond its edges when one row changes', async () => {
    root = createRoot(place);
    const teams = manyTeams(1000);
    flushSync(() => root.render(<DataTable {...teamsTable} rows={teams} />));
    const first = drawn();
    await waitFor(() => expect(drawn()).toBeGreaterThan(first));
    const last = [...document.querySelectorAll('th[scope="row"]')].at(-1);

    flushSync(() =>
      root.render(
        <DataTable {...teamsTable} rows={teams.map((team, at) => (at === 2 ? { ...team, name: 'Иначе' } : team))} />,
      ),
    );

    expect(document.body).toHaveTextContent('Иначе');
    expect([...document.querySelectorAll('th[scope="row"]')].at(-1)).toBe(last);
  });

  it('draws no line above a row directly below the header', () => {
    root = createRoot(place);

    flushSync(() => root.render(table));

    expect(document.querySelectorAll('tbody [data-first]')).toHaveLength(1);
    expect(document.querySelector('tbody tr')).toHaveAttribute('data-first');
  });

  it('hydrates all server-rendered rows', async () => {
    place.innerHTML = renderToString(<div>{table}</div>);
    const counts: number[] = [];

    root = hydrateRoot(place, <div ref={() => void counts.push(drawn())}>{table}</div>);
    await waitFor(() => expect(counts).not.toEqual([]));

    expect(counts).toEqual([200]);
  });

  it('adds the remaining rows after the server-rendered ones, without removing any', async () => {
    const page = (
      <OtryvProvider servedRows={60}>
        <div>{table}</div>
      </OtryvProvider>
    );
    place.innerHTML = renderToString(page);
    const counts = new Set<number>();
    const observer = new MutationObserver(() => counts.add(drawn()));
    observer.observe(place, { subtree: true, childList: true });

    root = hydrateRoot(place, page);
    await waitFor(() => expect(drawn()).toBe(200));
    observer.disconnect();

    expect(Math.min(...counts)).toBe(60);
    expect(document.querySelector('tr[aria-hidden]')).toBeNull();
  });

  it('hydrates a later page of rows, and continues as a regular table', async () => {
    const complaints = vi.fn<(error: unknown) => void>();
    const page = (
      <OtryvProvider servedFrom={300}>
        <DataTable {...teamsTable} rows={manyTeams(650)} />
      </OtryvProvider>
    );
    place.innerHTML = renderToString(page);
    expect(drawn()).toBe(300);

    root = hydrateRoot(place, page, { onRecoverableError: complaints });
    await waitFor(() => expect(place).toHaveTextContent('Команда 1'));

    expect(document.querySelector('th[scope="row"]')).toHaveTextContent(/^Команда 1$/);
    expect(drawn()).toBeLessThan(60);
    expect(complaints).not.toHaveBeenCalled();
  });
});
