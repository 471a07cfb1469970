import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { Flag } from './Flag.tsx';

describe('<Flag />', () => {
  afterEach(() => vi.restoreAllMocks());

  it("selects the country's picture by its actual ISO code, not by its first letters", async () => {
    render(<Flag country="EST" />);

    expect(await screen.findByRole('img', { name: 'Эстония' })).toHaveAttribute('src', '/images/flags/ee.svg');
  });

  it("loads the pictures from the host's path", async () => {
    render(
      <OtryvProvider flagUrl="https://cdn.example/{code}.png">
        <Flag country="rus" />
      </OtryvProvider>,
    );

    expect(await screen.findByRole('img', { name: 'Россия' })).toHaveAttribute('src', 'https://cdn.example/ru.png');
  });

  it.each([null, undefined, '', 'ZZZ'])('exposes as text that country %s is unknown', (country) => {
    render(<Flag country={country} />);

    const flag = screen.getByRole('img', { name: 'Страна неизвестна' });
    expect(flag).not.toHaveAttribute('data-country');
    // A strict policy blocks `data:`.
    expect(flag).toHaveAttribute('src', '/images/flags/unknown.svg');
  });

  it("keeps the server's name during hydration, even if the browser uses another one", () => {
    const flag = <Flag country="HKG" />;
    const naming = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue('Гонконг (САР)');
    const container = document.createElement('div');
    container.innerHTML = renderToString(flag);
    naming.mockReturnValue('Гонконг');
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);

    render(flag, { container, hydrate: true });

    expect(logged).not.toHaveBeenCalled();
  });
});
