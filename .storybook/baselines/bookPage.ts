import { expect, type Page, type Request } from '@playwright/test';

/** A story as shown in its pictures. */
export interface Shot {
  id: string;
  width: number;
  media: 'screen' | 'print';
}

/** Longer than any story plays on a busy machine, and short enough to leave a test time for a load. */
const patience = 30_000;

/** Controls a page of the book: `load` opens a story in a fresh document, `show` replaces the open story. */
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
    // Axe runs in a separate stage; here it would only delay the pictures.
    await page.goto(`/iframe.html?id=${shot.id}&viewMode=story&globals=theme:light;a11y.manual:!true`);
    await settle();
    isLoaded = true;
  }

  /** Shows the story without a load if the page has already been loaded, which saves most of the time. */
  async function show(shot: Shot): Promise<void> {
    page.setDefaultTimeout(patience);
    if (!isLoaded) return load(shot);
    await prepare(shot);
    // Does not wait for a request that an earlier story never finishes.
    pending.clear();
    await page.evaluate(changeStory, { storyId: shot.id, patience });
    await settle();
  }

  async function settle(): Promise<void> {
    await page.waitForFunction(isFinished);
    await page.locator('body.sb-show-main:not(.sb-show-preparing-story)').waitFor();
    await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount);
    // Pictures include lazy parts.
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
    /** Reverses the order of our style sheets, which depends on what a reader opened before: pictures stay the same. */
    reverseSheets: () => page.evaluate(reverseSheets),
    /** Sets the theme, which only affects colours: the story stays. */
    setTheme: (theme: string) =>
      page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme),
  };
}

/**
 * Runs in the page: whether the story and its play function have finished. An overlay it opens is a lazily loaded
 * chunk, and one with pseudo states is rendered twice.
 */
function isFinished(): boolean {
  return Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase === 'finished';
}

/** Runs in the page: shows the story as a click in the sidebar does, and waits until it has finished. */
function changeStory({ storyId, patience }: { storyId: string; patience: number }): Promise<void> {
  const { channel, currentRender, storyStoreValue } = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  localStorage.clear();
  sessionStorage.clear();
  // The addon of pseudo states keeps them for the next story, whose picture would hide that it lost its own.
  storyStoreValue.userGlobals.update({ pseudo: undefined });
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${storyId} has not finished.`)), patience);
    channel.once('storyFinished', () => resolve());
    // A story that is already shown would not change.
    if (currentRender.id === storyId) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Runs in the page: puts the style sheets of components in reverse order. */
async function reverseSheets(): Promise<void> {
  // The first has the variables and the fonts.
  const [, ...links] = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const copies = links.reverse().map((link) => {
    const copy = document.createElement('link');
    const loaded = new Promise((resolve) => copy.addEventListener('load', resolve));
    copy.rel = 'stylesheet';
    copy.href = link.href;
    document.head.append(copy);
    return loaded;
  });
  await Promise.all(copies);
  for (const link of links) link.remove();
}
