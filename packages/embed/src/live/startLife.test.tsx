import { Countdown, OtryvProvider } from '@otryv/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aBundle, aFragment, source } from '../testing/fragments.ts';
import { type Fragment, fragmentOf } from './fragment.ts';
import { isLiving, startLife } from './startLife.ts';

let bundle: ReturnType<typeof aBundle>;
const ask = vi.fn<() => Promise<Fragment>>();

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
  bundle = aBundle();
});
afterEach(() => vi.useRealTimers());

const read = (contents: Parameters<typeof aFragment>[0], clockSkewMs: number | null = 0) => {
  const fragment = fragmentOf(aFragment(contents), clockSkewMs);
  if (!fragment || !isLiving(fragment)) throw new Error('It is no fragment.');
  return fragment;
};
const begin = (contents: Parameters<typeof aFragment>[0] = {}, clockSkewMs: number | null = 0) => {
  const life = startLife(read(contents, clockSkewMs), { ...source, ask });
  life.watched(true);
  return life;
};
const hourMs = 3_600_000;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

it('keeps unchanged contents without loading the bundle', async () => {
  ask.mockImplementation(async () => read({}));
  const life = begin();
  await pass(30);

  expect([ask.mock.calls.length, bundle.mount.mock.calls.length]).toEqual([2, 0]);
  life.end();
});

it("hydrates the server's markup and passes new contents to it", async () => {
  ask.mockImplementation(async () => read({ version: '2' }));
  const life = begin();
  await pass(15);

  expect(bundle.mount).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement), { version: '1' }, 'hydrate', 0);
  expect(bundle.update).toHaveBeenCalledExactlyOnceWith({ version: '2' }, 0);
  await pass(15);
  expect(bundle.update).toHaveBeenCalledTimes(1);
  life.end();
});

it('renders from the state if another build rendered the markup', async () => {
  const life = begin({ build: 'build-2' });
  await life.mount();

  expect(bundle.mount).toHaveBeenCalledWith(expect.any(HTMLElement), { version: '1' }, 'render', 0);
  life.end();
});

it('loads the bundle for a countdown on the last day before the start, when it counts seconds', async () => {
  const now = Date.parse('2026-11-28T10:00:00Z');
  const countdownAt = (hours: number) =>
    renderToStaticMarkup(
      <OtryvProvider locale="ru" timeZone="Europe/Moscow" now={now}>
        <Countdown to={now + hours * 3_600_000} />
      </OtryvProvider>,
    );
  ask.mockImplementation(async () => read({ markup: countdownAt(23.9) }));

  const life = begin({ markup: countdownAt(24.1) });
  await pass(14);
  expect(bundle.mount).toHaveBeenCalledTimes(0);

  await pass(1);
  expect(bundle.mount).toHaveBeenCalledTimes(1);
  life.end();
});

it('loads the bundle immediately for a countdown on the last day', async () => {
  const life = begin({ refresh: 0, markup: '<p role="timer">01:02:03</p>' });
  await pass(0);

  expect(bundle.mount).toHaveBeenCalledTimes(1);
  life.end();
});

it('counts seconds by the clock of the server, requested where the page does not have it', async () => {
  const markup = '<p role="timer">01:02:03</p>';
  ask.mockImplementation(async () => read({ markup, refresh: 0 }, 3 * hourMs));
  const inPage = begin({ refresh: 0, markup }, -hourMs);
  await pass(0);
  expect(bundle.mount.mock.lastCall?.at(-1)).toBe(-hourMs);
  expect(ask).not.toHaveBeenCalled();

  const inFrame = begin({ refresh: 0, markup }, null);
  await pass(0);
  expect(bundle.mount.mock.lastCall?.at(-1)).toBe(0);
  expect(bundle.update).toHaveBeenCalledExactlyOnceWith({ version: '1' }, 3 * hourMs);
  inPage.end();
  inFrame.end();
});

it('passes a clock that was set meanwhile on to living contents only', async () => {
  ask.mockImplementation(async () => read({}, hourMs));
  const still = begin();
  await pass(15);
  expect(bundle.mount).not.toHaveBeenCalled();

  await still.mount();
  expect(bundle.mount.mock.lastCall?.at(-1)).toBe(hourMs);
  ask.mockImplementation(async () => read({}, 0));
  await pass(30);
  expect(bundle.update).toHaveBeenCalledExactlyOnceWith({ version: '1' }, 0);
  still.end();
});

it('sends no requests far from the viewport, and one immediately when near it', async () => {
  ask.mockImplementation(async () => read({}));
  const life = begin();
  life.watched(false);
  await pass(60);
  expect(ask).not.toHaveBeenCalled();

  life.watched(true);
  expect(ask).toHaveBeenCalledTimes(1);
  life.end();
});

it('backs off while the portal is unavailable, and keeps the contents', async () => {
  ask.mockRejectedValue(new Error('away'));
  const life = begin();
  await pass(15 + 30 + 60 + 120 + 240);
  expect(ask).toHaveBeenCalledTimes(5);

  await pass(300 + 300);
  expect(ask).toHaveBeenCalledTimes(7);
  expect(bundle.mount).not.toHaveBeenCalled();
  life.end();
});

it('sends no requests for static contents, nor after its end', async () => {
  ask.mockImplementation(async () => read({}));
  const still = begin({ refresh: 0 });
  begin().end();
  await pass(600);

  expect(ask).not.toHaveBeenCalled();
  still.end();
});
