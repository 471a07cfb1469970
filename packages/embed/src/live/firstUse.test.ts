import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFirstUse } from './firstUse.ts';

let container: HTMLElement;
let takenOver: (() => void) | null;
const pressed = vi.fn<(event: Event) => void>();
const opened = vi.fn<(event: Event) => void>();

/** Takes over when the test triggers it, and then listens as React does. */
const takeOver = () =>
  new Promise<void>((resolve) => {
    takenOver = () => {
      container.addEventListener('click', pressed);
      container.addEventListener('pointerdown', opened);
      container.addEventListener('keydown', opened);
      resolve();
    };
  });
const button = () => container.querySelector('button') as HTMLElement;
const press = (node: HTMLElement) => {
  node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
  node.click();
};

beforeEach(() => {
  container = document.createElement('div');
  container.innerHTML = '<button type="button"><b>Время</b></button><a href="#rider">Райдер</a>';
  document.body.replaceChildren(container);
  takenOver = null;
  pressed.mockReset();
  opened.mockReset();
});

afterEach(() => container.remove());

it('repeats the first press once it can be handled', async () => {
  onFirstUse(container, takeOver);
  press(button());
  expect(takenOver).not.toBeNull();

  takenOver?.();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(opened).toHaveBeenCalledTimes(1);
  press(button());
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('waits for the click of a reader who has not released yet', async () => {
  onFirstUse(container, takeOver);
  button().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  takenOver?.();
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));

  button().click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it.each([
  ['lets go elsewhere', () => document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))],
  ['drags', () => button().dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))],
])('repeats no press of a reader who %s', async (_, end) => {
  const taken = vi.fn<typeof takeOver>(takeOver);
  onFirstUse(container, taken);
  button().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  end();
  takenOver?.();
  await taken.mock.results[0]?.value;
  await Promise.resolve();

  expect(opened).not.toHaveBeenCalled();
  button().click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('does not load for a finger that scrolls', () => {
  onFirstUse(container, takeOver);
  button().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
  expect(takenOver).toBeNull();

  button().click();
  expect(takenOver).not.toBeNull();
});

it('repeats a key press as a key press', async () => {
  onFirstUse(container, takeOver);
  button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(takenOver).toBeNull();

  button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  button().click();
  takenOver?.();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(opened.mock.calls.map(([event]) => event)).toEqual([expect.objectContaining({ key: 'Enter' })]);
});

it('does not intercept links', () => {
  onFirstUse(container, takeOver);
  const link = container.querySelector('a') as HTMLElement;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);

  expect([takenOver, click.defaultPrevented]).toEqual([null, false]);
});

it('retries at the next press after a failed load', async () => {
  const failing = vi.fn<() => Promise<void>>(async () => {
    throw new Error('offline');
  });
  onFirstUse(container, failing);
  button().click();
  await vi.waitFor(() => expect(failing).toHaveBeenCalledTimes(1));
  await Promise.resolve();

  button().click();
  expect(failing).toHaveBeenCalledTimes(2);
});
