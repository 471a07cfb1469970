import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aBundle, aFragment, source } from '../testing/fragments.ts';
import { defineElements } from './defineElements.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();
const observed = new Set<Element>();
let see: (element: Element, isIntersecting: boolean) => void;
let respond: () => Response;

class Observer {
  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    see = (target, isIntersecting) => callback([{ target, isIntersecting }]);
  }
  observe = (element: Element) => observed.add(element);
  unobserve = (element: Element) => observed.delete(element);
}

beforeAll(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  defineElements(source);
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  respond = () => new Response(aFragment());
  fetched.mockImplementation(async (url) => (url.endsWith('.css') ? new Response('p { color: red }') : respond()));
});
afterEach(() => {
  document.body.replaceChildren();
  fetched.mockReset();
  vi.useRealTimers();
});

const add = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
const asked = () => fetched.mock.calls.map(([url]) => url).filter((url) => url.includes('/fragments/'));
const shownIn = (element: Element) => element.shadowRoot?.querySelector('.otryv-embed');
const results =
  '<otryv-results event="5100001"><a href="https://otryv.example/race/results/5100001">Протокол</a></otryv-results>';

it("shows the fallback link until near the viewport, then the server's markup", async () => {
  const element = add(results);
  expect([asked(), element.shadowRoot]).toEqual([[], null]);

  see(element, true);
  await vi.waitFor(() => expect(shownIn(element)?.textContent).toBe('ВремяРайдер'));
  expect(asked()).toEqual(['https://otryv.example/embed/fragments/results/5100001']);
  expect(element.style.minHeight).toBe('');
});

it('refetches once for other attributes, and applies colours without a request', async () => {
  const element = add(results);
  see(element, true);
  await vi.waitFor(() => expect(shownIn(element)).toBeTruthy());
  element.setAttribute('accent', '#0a6b3d');
  expect((shownIn(element) as HTMLElement).style.getPropertyValue('--otryv-brand')).toBe('#0a6b3d');
  expect(asked()).toHaveLength(1);

  element.setAttribute('theme', 'dark');
  element.setAttribute('rows', '5');
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toContain('?theme=dark&rows=5');
});

it('shows the link while no attribute names an object', async () => {
  const element = add(results);
  see(element, true);
  await vi.waitFor(() => expect(shownIn(element)).toBeTruthy());
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  element.setAttribute('event', 'next');
  await vi.waitFor(() => expect(shownIn(element)).toBeNull());
  expect(element.shadowRoot?.querySelector('slot')?.assignedElements()).toEqual([element.querySelector('a')]);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();

  see(element, false);
  element.setAttribute('event', '5100002');
  see(element, true);
  await vi.waitFor(() => expect(shownIn(element)).toBeTruthy());
  expect(asked().at(-1)).toContain('/results/5100002');
});

it('keeps its contents when moved, and refetches if moved before they loaded', async () => {
  const element = add(results);
  see(element, true);
  element.remove();
  document.body.append(element);
  see(element, true);
  await vi.waitFor(() => expect(shownIn(element)).toBeTruthy());
  const shown = shownIn(element);

  document.body.prepend(element);
  see(element, true);
  expect(shownIn(element)).toBe(shown);
  expect(observed.has(element)).toBe(true);
});

it("shows a loading error with the page's link, and retries when near the viewport again", async () => {
  vi.useFakeTimers();
  respond = () => new Response('', { status: 503 });
  const element = add(results);
  const failed = vi.fn<(event: Event) => void>();
  element.addEventListener('otryv-failed', failed);
  see(element, true);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(failed).toHaveBeenCalledTimes(1);
  expect(element.shadowRoot?.querySelector('[role=status]')?.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(element.shadowRoot?.textContent).toBe('Результаты не загрузилисьПортал не отвечает. Открыть на Отрыве');
  expect(element.shadowRoot?.querySelector('a')?.href).toBe('https://otryv.example/race/results/5100001');

  respond = () => new Response(aFragment());
  see(element, false);
  see(element, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(shownIn(element)).toBeTruthy();
});

it('renders from the state if another build of the portal rendered the markup', async () => {
  const { mount } = aBundle();
  mount.mockImplementation((container) => {
    container.textContent = 'Из данных';
    return { ready: Promise.resolve(), update: () => undefined, unmount: () => undefined };
  });
  respond = () => new Response(aFragment({ build: 'build-2' }));
  const element = add(results);
  see(element, true);

  await vi.waitFor(() => expect(shownIn(element)?.textContent).toBe('Из данных'));
});
