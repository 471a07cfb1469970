import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Countdown } from '../../packages/ui/src/index.ts';
import { nowOf, storyNow } from './clocks.ts';
import { globalTypes, initialGlobals } from './globalTypes.ts';
import { longer } from './pseudoLocale.ts';
import { roleArgs } from './roleArgs.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { viewports } from './viewports.ts';

describe('<StoryFrame />', () => {
  it('renders a story in every theme together', () => {
    render(<StoryFrame globals={{ ...initialGlobals, theme: 'all' }}>Медаль</StoryFrame>);

    expect(
      screen.getAllByText('Медаль').map((each) => each.closest('[data-theme]')?.getAttribute('data-theme')),
    ).toEqual(['light', 'dark', 'contrast']);
  });

  it('sets the theme, the direction and the language of the document', () => {
    render(<StoryFrame globals={{ theme: 'dark', direction: 'rtl', locale: 'en' }}>Медаль</StoryFrame>);

    const { documentElement } = document;
    expect([documentElement.dataset.theme, documentElement.dir, documentElement.lang]).toEqual(['dark', 'rtl', 'en']);
  });

  it('stops movement while requested', () => {
    const { rerender } = render(<StoryFrame globals={{ motion: 'reduced' }}>Медаль</StoryFrame>);
    expect(document.documentElement).toHaveAttribute('data-reduced-motion');

    rerender(<StoryFrame globals={{ motion: 'full' }}>Медаль</StoryFrame>);
    expect(document.documentElement).not.toHaveAttribute('data-reduced-motion');
  });

  it("fixes the clock at the toolbar's time", () => {
    render(
      <StoryFrame globals={{ ...initialGlobals, clock: 'before-start' }}>
        <Countdown to="2026-11-21T14:30:00Z" data-testid="countdown" />
      </StoryFrame>,
    );

    expect(screen.getByTestId('countdown')).toHaveTextContent(/2:00/);
  });
});

describe('the toolbar', () => {
  it('defaults to an existing choice of each tool', () => {
    const tools = Object.entries(globalTypes ?? {});
    const chosen = tools.filter(([name, tool]) =>
      JSON.stringify(tool).includes(`"value":${JSON.stringify(initialGlobals?.[name])}`),
    );

    expect(chosen).toHaveLength(tools.length);
  });

  it('has the widths of the breakpoints, and the phone required by stories', () => {
    expect(Object.keys(viewports)).toEqual(
      expect.arrayContaining(['w320', 'w390', 'w576', 'w768', 'w992', 'w1200', 'w1400', 'mobile1']),
    );
  });

  it('falls back to the fixed clock for unknown names', () => {
    expect([nowOf('fixed'), nowOf('other'), nowOf('running')]).toEqual([storyNow, storyNow, undefined]);
  });
});

describe('longer', () => {
  it('makes messages a third longer and keeps interpolated values', () => {
    const { title, found } = longer({ title: 'Сохранить', found: (count: number) => `Найдено: ${count}` }) as {
      title: string;
      found: (count: number) => string;
    };

    expect(title.length).toBeGreaterThanOrEqual('Сохранить'.length * 1.3);
    expect(found(12)).toMatch(/: 12$/);
  });
});

describe('roleArgs', () => {
  it.each([
    { role: 'guest', args: { isSignedIn: false } },
    { role: 'organizer', args: { isSignedIn: true } },
    { role: 'story', args: {} },
  ])('opens a screen as $role', ({ role, args }) => {
    expect(roleArgs({ title: 'Screens/Home', globals: { role } })).toEqual(args);
  });

  it('does not affect components', () => {
    expect(roleArgs({ title: 'Race/Gap', globals: { role: 'guest' } })).toEqual({});
  });
});
