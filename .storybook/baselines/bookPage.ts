import { expect, type Page, type Request } from '@playwright/test';

/** A story as its pictures show it. */
export interface Shot {
  id: string;
  width: number;
  media: 'screen' | 'print';
}

/** Longer than any story plays on a busy machine, and short enough to leave a test the time for a load. */
const patience = 30_000;

/** A page of the book: `load` opens a story in a fresh document, `show` replaces the story that is open. */
export function bookPage(page: Page) {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  let isLoaded = false;

  async function prepare({ width, media }: Shot): Promise<void> {
    await page.emulateMedia({ media });
    await page.setViewportSize({ width, height: 768 });
    // Outside, so that nothing is hovered.
    await page.mouse.move(-1, -1);
  }

  async function load(shot: Shot): Promise<void> {
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
    await prepare(shot);
    // Axe has its own stage; here it would only hold up the pictures.
    await page.goto(`/iframe.html?id=${shot.id}&viewMode=story&globals=theme:light;a11y.manual:!true`);
    await settle();
    isLoaded = true;
  }

  /** Shows the story without a load if the page has had one, which saves most of the time. */
  async function show(shot: Shot): Promise<void> {
    page.setDefaultTimeout(patience);
    if (!isLoaded) return load(shot);
    await prepare(shot);
    // A request that an earlier story never finishes is not waited for.
    pending.clear();
    await page.evaluate(changeStory, { storyId: shot.id, patience });
    await settle();
  }

  async function settle(): Promise<void> {
    await page.waitForFunction(isFinished);
    await page.locator('body.sb-show-main:not(.sb-show-preparing-story)').waitFor();
    await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount);
    // Lazy parts are in the picture too.
    await expect.poll(() => pending.size).toBe(0);
    await page.waitForFunction(() => !document.querySelector('[data-late]'));
    await page.evaluate(() => document.fonts.ready);
  }

  return {
    page,
    load,
    show,
    /** Makes the next `show` load its story. */
    leave: () => {
      isLoaded = false;
    },
    /** A theme is a matter of colours alone: the story stays. */
    setTheme: (theme: string) =>
      page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme),
  };
}

/**
 * Runs in the page: whether the story and what it plays are through. An overlay it opens is a chunk that comes late, and
 * one with pseudo states is rendered twice.
 */
function isFinished(): boolean {
  return Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase === 'finished';
}

/** Runs in the page: shows the story as a click in the sidebar does, and waits until it is through. */
function changeStory({ storyId, patience }: { storyId: string; patience: number }): Promise<void> {
  const { channel, currentRender, storyStoreValue } = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  localStorage.clear();
  sessionStorage.clear();
  // The addon of pseudo states keeps them for the next story, whose picture would hide that it has lost its own.
  storyStoreValue.userGlobals.update({ pseudo: undefined });
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${storyId} has not finished.`)), patience);
    channel.once('storyFinished', () => resolve());
    // A story that is shown already would stay as it is.
    if (currentRender.id === storyId) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
