import { existsSync, readFileSync } from 'node:fs';
import { type Browser, test as base, expect } from '@playwright/test';
import { bookPage, type Shot } from './bookPage.ts';

interface Story {
  id: string;
  name: string;
  type: string;
  importPath: string;
}

/** A shot with its themes, each of which is a picture. */
interface Pictures extends Shot {
  title: string;
  themes: readonly string[];
}

const index: { entries: Record<string, Story> } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
);
const components = Object.values(index.entries).filter(
  ({ type, importPath }) => type === 'story' && /\/(packages|embedding)\//.test(importPath),
);

const desktop = 1024;
const phone = 390;

const test = base.extend<object, { used: ReturnType<typeof bookPage> }>({
  used: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, ...project.use.contextOptions });
      await use(bookPage(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const pictures of components.flatMap(picturesOf)) {
  // Loading takes most of the time of a picture. State left behind by earlier stories can only make a picture
  // differ, so the test reloads the story before it fails.
  test(pictures.title, async ({ used, browser }) => {
    if (!(await isUnchangedIn(used, pictures))) await judge(browser, pictures);
  });
}

for (const { theme, canvas, text } of [
  { theme: 'light', canvas: 'rgb(245, 244, 240)', text: 'rgb(21, 22, 26)' },
  { theme: 'dark', canvas: 'rgb(12, 14, 17)', text: 'rgb(236, 238, 242)' },
]) {
  test(`docs pages use the theme ${theme} and our font`, async ({ page }) => {
    await page.goto(`/iframe.html?id=race-chip--docs&viewMode=docs&globals=theme:${theme}`);

    const wrapper = page.locator('.sbdocs-wrapper');
    await expect(wrapper).toHaveCSS('background-color', canvas);
    const title = page.locator('.sbdocs-title');
    await expect(title).toHaveCSS('color', text);
    await expect(title).toHaveCSS('font-family', /Otryv Text/);
    await expect(page.locator('.docblock-argstable td').first()).toHaveCSS('font-family', /Otryv Text/);
  });
}

test('docs pages follow the theme when it changes', async ({ page }) => {
  await page.goto('/iframe.html?id=race-chip--docs&viewMode=docs&globals=theme:light');
  // Storybook reloads a page whose stories are still rendering when a change removes them.
  await page.waitForFunction(() => {
    const { storyRenders } = Reflect.get(window, '__STORYBOOK_PREVIEW__') ?? {};
    return (
      storyRenders?.length > 0 && storyRenders.every((render: { isPending: () => boolean }) => !render.isPending())
    );
  });

  await page.evaluate(() =>
    Reflect.get(window, '__STORYBOOK_PREVIEW__').channel.emit('updateGlobals', { globals: { theme: 'dark' } }),
  );

  await expect(page.locator('.sbdocs-wrapper')).toHaveCSS('background-color', 'rgb(12, 14, 17)');
});

function picturesOf({ id, name, importPath }: Story): Pictures[] {
  const onDesktop = { id, title: `${id} at ${desktop}`, width: desktop, media: 'screen' } as const;
  const onPhone = { id, title: `${id} at ${phone}`, width: phone, media: 'screen', themes: ['light'] } as const;
  if (importPath.includes('/embedding/')) return [{ ...onDesktop, themes: ['light'] }];
  if (name === 'States') return [{ ...onDesktop, themes: ['light', 'dark'] }, onPhone];
  if (name === 'Edge Data') return [onPhone];
  if (name === 'Print') return [{ ...onDesktop, title: `${id} on paper`, media: 'print', themes: ['light'] }];
  return [];
}

function fileOf({ id, width, media }: Pictures, theme: string): string {
  return `${id}-${media === 'print' ? media : theme}-${width}.png`;
}

/**
 * Whether the story matches its baselines without a load. Skipped in runs that write baselines, and in the full one,
 * which detects stories that match only after other stories.
 */
async function isUnchangedIn(used: ReturnType<typeof bookPage>, pictures: Pictures): Promise<boolean> {
  const info = test.info();
  if (process.env.CHECK_FULL || ['all', 'changed'].includes(info.config.updateSnapshots)) return false;
  const names = pictures.themes.map((theme) => ({ theme, name: fileOf(pictures, theme) }));
  if (!names.every(({ name }) => existsSync(info.snapshotPath(name)))) return false;
  try {
    await used.show(pictures);
    for (const { theme, name } of names) {
      await used.setTheme(theme);
      const taken = await used.page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      expect(taken).toMatchSnapshot(name);
    }
    return true;
  } catch {
    used.leave();
    return false;
  }
}

async function judge(browser: Browser, pictures: Pictures): Promise<void> {
  const fresh = bookPage(await browser.newPage());
  await fresh.load(pictures);
  const compare = async () => {
    for (const theme of pictures.themes) {
      await fresh.setTheme(theme);
      await expect.soft(fresh.page).toHaveScreenshot(fileOf(pictures, theme), { fullPage: true });
    }
  };
  await compare();
  // Sheets with pseudo states are prepared by their addon as they load.
  if (process.env.CHECK_FULL && pictures.id.endsWith('--edge-data')) {
    await fresh.reverseSheets();
    await compare();
  }
  await fresh.page.close();
}
