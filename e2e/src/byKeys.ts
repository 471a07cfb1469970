import { expect, type Locator, type Page } from '@playwright/test';

const mostStops = 60;

/** Presses Tab until a control has the focus; each stop on the way must show its focus, and none is inside a frame. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    // One call for all that is asked of a stop: a journey has hundreds.
    const at = await control.evaluate((element) => {
      const { activeElement } = document;
      const { width = 0, height = 0 } = activeElement?.getBoundingClientRect() ?? {};
      const isShown = activeElement?.matches(':focus-visible') && width > 0 && height > 0;
      const isFrame = activeElement?.localName === 'iframe';
      return { isFrame, isShown, isControl: element === activeElement };
    });
    expect(at.isFrame, `stop ${stop} is inside a frame`).toBe(false);
    if (!at.isShown) await expect(page.locator(':focus-visible'), `stop ${stop} is not seen`).toBeVisible();
    if (at.isControl) return;
  }
  throw new Error(`No Tab leads to ${control.toString()}.`);
}

export async function fillByKeys(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

export async function pressByKeys(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Types into an autocomplete field, and selects its first suggestion. */
export async function chooseByKeys(page: Page, field: Locator, text: string, option: Locator): Promise<void> {
  // The option may match a prefix of the text, too: while the list is loading again, it ignores Enter.
  const found = page.waitForResponse((response) => response.url().includes(text));
  await fillByKeys(page, field, text);
  await found;
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
