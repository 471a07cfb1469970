import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { someSignedRiders } from '../testing/aSignedRider.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { SignedRidersTable } from './SignedRidersTable.tsx';

const rows = someSignedRiders();
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

describe('<SignedRidersTable />', () => {
  describeConformance((props) => <SignedRidersTable caption="Райдеры" rows={rows} {...props} />);

  it('stands by category at first and counts its rows in any order', async () => {
    const user = userEvent.setup();
    render(<SignedRidersTable caption="Райдеры" rows={rows} />);
    expect(screen.getByRole('columnheader', { name: 'Кат' })).toHaveAttribute('aria-sort', 'ascending');

    await user.click(screen.getByRole('button', { name: 'RS' }));

    const first = screen.getAllByRole('row')[1];
    expect(first).toHaveTextContent('Марк Быстрицкий');
    expect(within(first ?? document.body).getAllByRole('cell')[0]).toHaveTextContent('1');
  });

  it.each([
    { power: 'wattsPerKg', value: '4.81' },
    { power: 'watts', value: '376' },
  ] as const)('tells the best efforts in $power', ({ power, value }) => {
    render(<SignedRidersTable caption="Райдеры" rows={rows} power={power} />);

    expect(within(rowOf(/Подветренный/)).getByText(value)).toBeInTheDocument();
  });

  it('says why nothing is known of a rider', () => {
    render(<SignedRidersTable caption="Райдеры" rows={rows} />);

    const row = within(rowOf(/Долгоплёсов/));
    expect(row.getAllByRole('img', { name: 'Нет заездов с мощностью за 90 дней' })).toHaveLength(2);
    expect(row.getAllByRole('img', { name: 'Райдер не указал' })).toHaveLength(2);
  });

  it('writes weight in kilograms and height in centimetres', () => {
    render(<SignedRidersTable caption="Райдеры" rows={rows} />);

    expect(rowOf(/Подветренный/)).toHaveTextContent(/78\.3178Mas$/);
  });

  it('shows one category, and marks leaders, sweepers and the own row', () => {
    render(
      <SignedRidersTable caption="Райдеры" rows={rows} category="B" leaders={[3]} sweepers={[4]} ownProfileId={7} />,
    );

    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    expect(within(rowOf(/Janne/)).getByText('Лидер')).toBeInTheDocument();
    expect(within(rowOf(/Ледовских/)).getByText('Замыкающий')).toBeInTheDocument();
    expect(rowOf(/Подветренный/)).toHaveAttribute('aria-current', 'true');
  });

  it('stands in server markup without a style attribute', () => {
    const html = renderToString(<SignedRidersTable caption="Райдеры" rows={rows} />);

    expect(html).toContain('Подветренный');
    expect(html).not.toContain('style="');
  });
});
