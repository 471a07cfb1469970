import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { href: '/race/results/7', label: 'Результаты', count: 0 },
  { href: '/race/results/7?tab=out', label: 'Сход' },
];

describe('<Tabs />', () => {
  describeConformance((props) => <Tabs label="Разделы" tabs={tabs} current="/race/results/7" {...props} />);

  it('marks the tab of the current address and no other', () => {
    render(<Tabs label="Разделы" tabs={tabs} current="/race/results/7" />);

    expect(screen.getByRole('link', { name: 'Результаты 0' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Сход' })).not.toHaveAttribute('aria-current');
  });

  it('names what waits behind a tab', () => {
    render(<Tabs label="Разделы" tabs={[{ href: '/ids', label: 'Звифт', mark: 'нужно действие' }]} current="/" />);

    expect(screen.getByRole('link', { name: 'Звифт , нужно действие' })).toBeInTheDocument();
  });
});
