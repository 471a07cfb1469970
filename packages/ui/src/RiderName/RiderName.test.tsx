import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OtryvProvider } from '../provider/OtryvProvider.tsx';
import { RiderName } from './RiderName.tsx';

describe('<RiderName />', () => {
  it('exposes a truncated name in its title', () => {
    render(<RiderName name="Лев Подветренный" country="RUS" />);

    expect(screen.getByText('Лев Подветренный')).toHaveAttribute('title', 'Лев Подветренный');
  });

  it('links to the rider only if there is a page', () => {
    render(<RiderName name="Лев Подветренный" country="RUS" href="/riders/7" />);

    expect(screen.getByRole('link', { name: 'Лев Подветренный' })).toHaveAttribute('href', '/riders/7');
  });

  it.each([undefined, '/riders/7'])('isolates the text direction of a name, with the link %s', (href) => {
    render(<RiderName name="محمد 7" country="EGY" href={href} />);

    expect(screen.getByText('محمد 7').tagName).toBe('BDI');
  });

  it('exposes women, the own row and a duty as text', () => {
    render(<RiderName name="Дарина Ледовских" country="RUS" isWoman own duty="sweeper" />);

    expect(screen.getByRole('img', { name: 'женщина' })).toBeInTheDocument();
    expect(screen.getByText('Вы')).toBeInTheDocument();
    expect(screen.getByText('Замыкающий')).toBeInTheDocument();
  });

  it.each([
    { density: 'compact', initials: false },
    { density: 'standard', initials: true },
    { density: 'comfortable', initials: true },
  ] as const)('shows an avatar at $density density: $initials', ({ density, initials }) => {
    render(
      <OtryvProvider density={density}>
        <RiderName name="Лев Подветренный" country="RUS" />
      </OtryvProvider>,
    );

    expect(screen.queryByText('ЛП') !== null).toBe(initials);
  });
});
