import { type ReactNode, useLayoutEffect } from 'react';
// Not from the index: a story would wait for all components.
import { OtryvProvider, type OtryvProviderProps } from '../../packages/ui/src/provider/OtryvProvider.tsx';
import { nowOf } from './clocks.ts';

const themes = ['light', 'dark', 'contrast'];

export interface StoryFrameProps {
  /** The toolbar's settings. */
  globals: Record<string, unknown>;
  children: ReactNode;
}

/** A story with the toolbar's settings: one theme or all of them, language, clock, density and width. */
export function StoryFrame({ globals, children }: StoryFrameProps) {
  const { theme, clock } = globals;
  const settings = settingsOf(globals);
  useDocumentMarks(globals);

  return (
    <OtryvProvider key={String(clock)} now={nowOf(clock)} {...settings}>
      {theme === 'all' ? (
        <div className="otryv-all-themes">
          {themes.map((name) => (
            <section key={name} data-theme={name} aria-label={name}>
              <Container width={globals.container}>{children}</Container>
            </section>
          ))}
        </div>
      ) : (
        <Container width={globals.container}>{children}</Container>
      )}
    </OtryvProvider>
  );
}

function Container({ width, children }: { width: unknown; children: ReactNode }) {
  if (width !== '280') return children;

  return <div className="otryv-container-280">{children}</div>;
}

function settingsOf({ locale, timeZone, density }: Record<string, unknown>): OtryvProviderProps {
  return {
    locale: locale === 'en' ? 'en' : 'ru',
    ...(typeof timeZone === 'string' && { timeZone }),
    ...((density === 'standard' || density === 'comfortable' || density === 'compact') && { density }),
  };
}

/** Sets theme, language, direction and motion on the document, so that popups outside the story inherit them. */
function useDocumentMarks({ theme, locale, direction, motion }: Record<string, unknown>): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.setAttribute('data-theme', theme === 'all' ? 'light' : String(theme));
    documentElement.toggleAttribute('data-reduced-motion', motion === 'reduced');
    documentElement.lang = locale === 'en' ? 'en' : 'ru';
    documentElement.dir = String(direction);
  }, [theme, locale, direction, motion]);
}
