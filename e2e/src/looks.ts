import { expect, type Page } from '@playwright/test';

/** Waits for the lazy parts and the fonts. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('button').first().waitFor();
  await expect(page.locator('[data-late]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

const looked = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-align',
  'text-align-last',
  'text-emphasis-style',
  'text-underline-offset',
  'text-wrap-style',
  'word-break',
  'hyphens',
  '-webkit-text-fill-color',
  '-webkit-text-stroke-width',
  'text-decoration-line',
  'padding',
  'margin',
  'border-width',
  'border-color',
  'border-radius',
  'box-shadow',
  'display',
  'width',
  'height',
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'transform',
  'vertical-align',
];

/** Returns the computed styles of every element of the sample. */
export function stylesOf(page: Page): Promise<{ name: string; looks: string[] }[]> {
  return page.locator('#sample').evaluate(
    (sample, properties) =>
      [...sample.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
        return { name, looks: properties.map((property) => `${property}: ${style.getPropertyValue(property)}`) };
      }),
    looked,
  );
}

/** Returns a line for each element that looks different, with the differences. */
export function differences(wanted: Awaited<ReturnType<typeof stylesOf>>, shown: typeof wanted): string[] {
  return shown.flatMap(({ name, looks }, index) => {
    const other = looks.filter((look, at) => look !== wanted[index]?.looks[at]);
    const before = wanted[index]?.looks.filter((look, at) => look !== looks[at]) ?? [];
    return other.length > 0 ? [`${name} has ${other.join('; ')} instead of ${before.join('; ')}`] : [];
  });
}
