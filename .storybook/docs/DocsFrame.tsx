import './docs.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { docsTheme } from './docsTheme.ts';
import { useGlobalsOf } from './useDocsGlobals.ts';

/** A docs page in the theme that the toolbar has chosen. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobalsOf(context.channel);
  const name = theme === 'all' ? 'light' : String(theme);
  // Pages without stories have nothing else that sets it.
  useLayoutEffect(() => document.documentElement.setAttribute('data-theme', name), [name]);

  return (
    <DocsContainer context={context} theme={docsTheme(name)}>
      {children}
    </DocsContainer>
  );
}
