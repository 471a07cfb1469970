import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { someCommonRaces } from '../testing/aCommonRace.ts';
import { aComparisonRider, aLightRider, aSecretiveRider } from '../testing/aComparisonRider.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { RidersComparison } from './RidersComparison.tsx';

const two = [aComparisonRider(), aLightRider()];
const races = someCommonRaces();
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('<RidersComparison />', () => {
  describe.each([
    { what: 'riders', state: {} },
    { what: 'no riders', state: { riders: [] } },
    { what: 'loading', state: { loading: true } },
    { what: 'an error', state: { error: 'Сервер не ответил.' } },
  ])('with $what', ({ state }) => {
    describeConformance((props) => <RidersComparison riders={two} races={races} {...state} {...props} />);
  });

  it('counts the common races unless the host passes the counts', () => {
    const { rerender } = render(<RidersComparison riders={two} races={races} />);
    expect(screen.getByText('5 общих заездов, 3 в счёте')).toBeInTheDocument();

    rerender(<RidersComparison riders={two} races={races} counts={{ common: 240, counted: 201 }} />);

    expect(screen.getByText('240 общих заездов, 201 в счёте')).toBeInTheDocument();
  });

  it('prompts for riders while none are selected', () => {
    render(<RidersComparison riders={[]} races={[]} />);

    expect(headings()).toEqual(['Кого сравнить?']);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the figures of one rider, without common races', () => {
    render(<RidersComparison riders={[aComparisonRider()]} races={[]} />);

    expect(headings()).toContain('С кем сравнить?');
    expect(screen.getByRole('table', { name: 'Цифры' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: /Общие заезды/ })).toBeNull();
    expect(screen.queryByText(/лучшее/)).toBeNull();
  });

  it("renders the riders' power as a table on the server", () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(
      <RidersComparison riders={[...two, aSecretiveRider()]} races={races} unit="watts" />,
    );

    const power = within(within(place).getByRole('table', { name: 'Лучшая мощность за 90 дней, вт' }));
    expect(power.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Лев', 'Глеб']);
    expect(power.getAllByRole('rowheader').at(0)).toHaveTextContent('5 с');
    expect(place).toHaveTextContent('Кривой в ваттах нет, вес скрыт: Дарина.');
  });

  it('draws no curve in watts of a rider who hides the weight, with a note', async () => {
    const riders = [...two, aSecretiveRider()];
    const { rerender } = render(<RidersComparison riders={riders} races={races} />);
    const chart = within(await screen.findByRole('figure', { name: 'Лучшая мощность за 90 дней, вт/кг' }));
    await userEvent.click(chart.getByRole('radio', { name: 'Таблицей' }));
    const curves = () => chart.getAllByRole('columnheader').map(({ textContent }) => textContent?.split(',')[0]);
    expect(curves()).toEqual(['Интервал', 'Лев', 'Глеб', 'Дарина']);
    expect(chart.queryByText(/вес скрыт/)).toBeNull();

    rerender(<RidersComparison riders={riders} races={races} unit="watts" />);

    expect(curves()).toEqual(['Интервал', 'Лев', 'Глеб']);
    expect(chart.getByText('Кривой в ваттах нет, вес скрыт: Дарина.')).toBeInTheDocument();
  });
});
