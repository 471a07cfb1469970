import './docs.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { docsTheme } from './docsTheme.ts';
import { useGlobalsOf } from './useDocsGlobals.ts';

/** A docs page in the toolbar's theme. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobalsOf(context.channel);
  const name = theme === 'all' ? 'light' : String(theme);
  // On pages without stories nothing else sets it.
  useLayoutEffect(() => document.documentElement.setAttribute('data-theme', name), [name]);

  return (
    <DocsContainer context={context} theme={docsTheme(name)}>
      {children}
    </DocsContainer>
  );
}
