import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { Flag } from './Flag.tsx';

describe('<Flag />', () => {
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
});
