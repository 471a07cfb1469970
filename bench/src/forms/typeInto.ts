import assert from 'node:assert/strict';
import type { Browser, CDPSession } from 'playwright-core';
import { view } from '../browser/openBrowser.ts';
import { pageMetric } from '../browser/pageMetric.ts';
import type { Sample } from '../measuring/rounds.ts';

const keys = 200;
const text = 'abcdefghij'.repeat(keys / 10);
const quietMs = 1000;

export interface Typing extends Sample {
  /** Script time of the page per keystroke, in ms. */
  keyMs: number;
  /** Script time after the last keystroke. */
  commitMs: number;
}

/** Types a text into the field of a page, without a pause; the field is in the popup of a value if one is named. */
export async function typeInto(browser: Browser, address: string, { opens }: { opens?: RegExp } = {}): Promise<Typing> {
  const page = await browser.newPage(view);
  try {
    await page.goto(address, { waitUntil: 'load' });
    if (opens) await page.getByRole('button', { name: opens }).click();
    const field = page.getByRole('textbox', { name: 'Название' });
    await field.focus();
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    // The first keystrokes create objects that all later ones use.
    await page.keyboard.type(text);
    await page.waitForTimeout(quietMs);

    const before = await scriptMs(client);
    await page.keyboard.type(text);
    const typed = await scriptMs(client);
    await page.waitForTimeout(quietMs);
    const after = await scriptMs(client);
    assert.ok((await field.inputValue()).endsWith(text + text), 'Not every key came through.');
    return { keyMs: (typed - before) / keys, commitMs: after - typed };
  } finally {
    await page.close();
  }
}

const scriptMs = async (client: CDPSession) => 1000 * (await pageMetric(client, 'ScriptDuration'));
