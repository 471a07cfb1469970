import type { StoryContext } from '@storybook/react-vite';
import { keyboardPaths } from './keyboardPaths.ts';
import type { InBoth } from './messages.ts';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const withoutMap = /^(Screens|Foundations|Letters)\//;

/** Fails a story that can be reached by keyboard while its component has no keyboard map. */
export function requireKeyboardPaths({ canvasElement, title, parameters }: StoryContext) {
  if (withoutMap.test(title) || !canvasElement.querySelector(focusable)) return;
  const paths = keyboardPaths(title, parameters.keyboard);
  if (paths.some((path) => !isInBoth(path.keys) || !isInBoth(path.does)))
    throw new Error(`${title} says its keys in one language only: give each line { ru, en }.`);
  if (paths.length > 0) return;
  throw new Error(`${title} has focusable elements: list its keys in parameters.keyboard of its stories.`);
}

function isInBoth({ ru, en }: Partial<InBoth>): boolean {
  return Boolean(ru && en);
}
