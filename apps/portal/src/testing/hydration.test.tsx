import { OtryvProvider } from '@otryv/ui';
import { act } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

type Props = Record<string, unknown>;
type Story = { args?: Props; render?: (args: Props) => ReactElement };
type Stories = { default: Story & { component?: ComponentType<Props> } } & Record<string, Story>;

// The forms of decisions load in a separate chunk; only the browser renders them.
const modules = import.meta.glob<Stories>(
  [
    '../../../../packages/{ui,tables,forms}/src/**/*.stories.tsx',
    '../../../../.storybook/embedding/Embeds.stories.tsx',
    '!../../../../packages/ui/src/foundations/*',
    '!../../../../packages/forms/src/{CategoryChange,Disqualification,Penalty}Form/*',
  ],
  { eager: true },
);
/** Whether a story is an embed, each of which shows all states of a kind. */
const isEmbed = (path: string) => path.includes('/embedding/');
const stories = Object.entries(modules).flatMap(([path, { default: meta, ...named }]) => {
  const [, component] = /(?:packages|\.storybook)\/(.*)\.stories\.tsx$/.exec(path) ?? [];
  return Object.entries(named)
    .filter(([name], at) => at === 0 || name === 'States' || isEmbed(path))
    .map(([name, { args, render }]) => {
      const Drawn = render ?? meta.render ?? meta.component ?? 'template';
      return { story: `${component}: ${name}`, element: <Drawn {...meta.args} {...args} /> };
    });
});

const ofBrowser = ['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage'];
const ofScreen = ['matchMedia', 'innerWidth', 'innerHeight', 'requestAnimationFrame', 'ResizeObserver'];
const servedAt = Date.parse('2026-11-21T12:00:00Z');
const dayMs = 86_400_000;

/** Renders outside a browser. */
function served(page: ReactNode): string {
  for (const name of [...ofBrowser, ...ofScreen]) vi.stubGlobal(name, undefined);
  try {
    return renderToString(page);
  } finally {
    vi.unstubAllGlobals();
  }
}

/**
 * Returns React's errors when a browser hydrates, a day later, the markup of a server; and style attributes, which the
 * policy forbids.
 */
async function faultsOf(element: ReactNode): Promise<string[]> {
  const logged: string[] = [];
  const listen = (...words: unknown[]) => void logged.push(words.map(String).join(' '));
  const spy = vi.spyOn(console, 'error').mockImplementation(listen);
  const page = <OtryvProvider initialNow={servedAt}>{element}</OtryvProvider>;
  const place = document.body.appendChild(document.createElement('div'));
  vi.useFakeTimers({ toFake: ['Date'], now: servedAt });
  try {
    place.innerHTML = served(page);
    const styled = place.innerHTML.match(/<[^>]* style="[^>]*>/g) ?? [];
    vi.setSystemTime(servedAt + dayMs);
    const root = await act(async () => hydrateRoot(place, page, { onRecoverableError: listen }));
    await act(async () => root.unmount());
    return [...styled, ...logged];
  } finally {
    vi.useRealTimers();
    spy.mockRestore();
    place.remove();
  }
}

it.each(stories)('a browser hydrates server-rendered markup without errors: $story', async ({ element }) => {
  expect(await faultsOf(element)).toEqual([]);
});
