import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { Flag } from './Flag.tsx';

describe('<Flag />', () => {
  afterEach(() => vi.restoreAllMocks());

  it('takes the picture of the country by its real ISO code, not by its first letters', async () => {
    render(<Flag country="EST" />);

    expect(await screen.findByRole('img', { name: 'Эстония' })).toHaveAttribute('src', '/images/flags/ee.svg');
  });

  it('takes the pictures from where the host keeps them', async () => {
    render(
      <OtryvProvider flagUrl="https://cdn.example/{code}.png">
        <Flag country="rus" />
      </OtryvProvider>,
    );

    expect(await screen.findByRole('img', { name: 'Россия' })).toHaveAttribute('src', 'https://cdn.example/ru.png');
  });

  it.each([null, undefined, '', 'ZZZ'])('says in words that country %s is unknown', (country) => {
    render(<Flag country={country} />);

    const flag = screen.getByRole('img', { name: 'Страна неизвестна' });
    expect(flag).not.toHaveAttribute('data-country');
    // A strict policy refuses `data:`.
    expect(flag).toHaveAttribute('src', '/images/flags/unknown.svg');
  });

  it('takes over the name that a server gave, also where the browser has another one', () => {
    const flag = <Flag country="HKG" />;
    const naming = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue('Гонконг (САР)');
    const container = document.createElement('div');
    container.innerHTML = renderToString(flag);
    naming.mockReturnValue('Гонконг');
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);

    render(flag, { container, hydrate: true });

    expect(said).not.toHaveBeenCalled();
  });
});
