import { render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, it } from 'vitest';
import { useIsLoading } from '../notices/loading.ts';
import { lazyScreen } from './lazyScreen.tsx';

function Header() {
  return <header>{useIsLoading() ? 'loading' : 'idle'}</header>;
}

it('shows in the header that a screen is loading', async () => {
  let arrive = (_screen: { default: ComponentType }) => {};
  const Screen = lazyScreen(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  render(
    <>
      <Header />
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </>,
  );
  expect(await screen.findByText('loading')).toBeVisible();

  arrive({ default: () => <h1>Команды</h1> });
  expect(await screen.findByRole('heading')).toBeVisible();
  expect(screen.getByText('idle')).toBeVisible();
});
