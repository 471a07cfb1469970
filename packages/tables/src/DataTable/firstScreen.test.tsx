import { waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manyTeams, teamsTable } from '../testing/aTeam.ts';
import { DataTable } from './DataTable.tsx';

const table = <DataTable {...teamsTable} rows={manyTeams(200)} />;
const drawn = () => document.querySelectorAll('th[scope="row"]').length;
let place: HTMLElement;
let root: Root;

describe('the first picture of a table', () => {
  // Renders as a browser does, not all at once as tests do.
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    place = document.body.appendChild(document.createElement('div'));
  });

  afterEach(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });

  it('has the rows in sight, over the room of the others, which follow', async () => {
    root = createRoot(place);

    flushSync(() => root.render(table));

    expect(drawn()).toBe(23);
    expect(document.querySelector('tr[aria-hidden] td')?.getAttribute('style')).toContain(`${177 * 32}px`);
    await waitFor(() => expect(drawn()).toBe(200));
    expect(document.querySelector('tr[aria-hidden]')).toBeNull();
  });

  it('takes all rows over that a server drew', async () => {
    place.innerHTML = renderToString(<div>{table}</div>);
    const counts: number[] = [];

    root = hydrateRoot(place, <div ref={() => void counts.push(drawn())}>{table}</div>);
    await waitFor(() => expect(counts).not.toEqual([]));

    expect(counts).toEqual([200]);
  });
});
