import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aFragment } from '../testing/fragments.ts';
import { askForFragment } from './askForFragment.ts';

const url = 'https://otryv.example/embed/fragments/results/1';
const hourMs = 3_600_000;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const errorOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);
const answer = (status: number, body: string, headers = {}) => new Response(body, { status, headers });

it('requests at most four embeds concurrently, in page order', async () => {
  const answers: ((response: Response) => void)[] = [];
  fetched.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const asked = Array.from({ length: 6 }, (_, index) => askForFragment(`${url}?rows=${index + 1}`));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(4);

  answers[0]?.(answer(200, aFragment()));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched.mock.calls.at(-1)?.[0]).toBe(`${url}?rows=5`);

  for (let index = 1; index < 6; index++) {
    answers[index]?.(answer(200, aFragment()));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await Promise.all(asked)).toHaveLength(6);
});

it('retries once after an error, after the delay set by the portal', async () => {
  fetched
    .mockResolvedValueOnce(answer(503, '', { 'retry-after': '5' }))
    .mockResolvedValueOnce(answer(200, aFragment()));
  const asked = askForFragment(url);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(fetched).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(1);
  expect((await asked).container.dataset.version).toBe('1');
});

it.each([
  { what: 'an error', body: () => answer(500, aFragment()) },
  { what: 'a page of a proxy', body: () => answer(200, '<h1>Log in</h1>') },
])('rejects $what', async ({ body }) => {
  fetched.mockImplementation(async () => body());
  const refused = errorOf(askForFragment(url));
  await vi.advanceTimersByTimeAsync(1_000);

  expect(await refused).toMatchObject({ isLate: false });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it("shows the server's message for a missing embed", async () => {
  fetched.mockResolvedValue(answer(404, '<div class="otryv-embed"><p>Такого нет</p></div>'));

  const { container, state } = await askForFragment(url);

  expect([container.textContent, state]).toEqual(['Такого нет', null]);
});

it.each([
  { what: 'a response', headers: {}, skewMs: 3 * hourMs },
  { what: 'one that a cache has just kept', headers: { age: '0' }, skewMs: 3 * hourMs },
  { what: 'one that a cache kept longer', headers: { age: '60' }, skewMs: null },
  { what: 'one without a date', headers: { date: '' }, skewMs: null },
])('measures a clock that is 3 h ahead by $what', async ({ headers, skewMs }) => {
  const served = Date.parse('2026-11-28T10:00:00Z');
  vi.setSystemTime(served + 3 * hourMs + 500);
  fetched.mockResolvedValue(answer(200, aFragment(), { date: new Date(served).toUTCString(), ...headers }));

  expect((await askForFragment(url)).clockSkewMs).toBe(skewMs);
});

it('waits ten seconds for the portal, without a retry', async () => {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const refused = errorOf(askForFragment(url));
  await vi.advanceTimersByTimeAsync(10_000);

  expect(await refused).toMatchObject({ isLate: true });
  expect(fetched).toHaveBeenCalledTimes(1);
});
