import { registrationRules } from '@otryv/race';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EventAccess } from './EventAccess.tsx';

const eventWith = (accessExpression: string | null) => ({
  accessExpression,
  categoryEnforcement: accessExpression !== null,
  eventSubgroups: [{ label: 1 }, { label: 2 }],
});

describe('<EventAccess />', () => {
  it('adds the given class to the classes of its root', () => {
    const { container } = render(<EventAccess event={eventWith(null)} className="own" />);

    expect(container.firstElementChild).toHaveClass('own', 'EventAccess');
  });

  it('names the mode and its requirements for each group', () => {
    render(<EventAccess event={eventWith(registrationRules('age').accessExpression)} />);

    expect(screen.getByText('Возрастные категории')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /A/ })).toHaveTextContent(/возраст < 30/);
  });

  it.each([
    { mode: 'endurance', name: 'Эндуренс' },
    { mode: 'disabled', name: 'Выключена' },
    { mode: 'closed', name: 'Правила не определены' },
    { mode: undefined, name: 'Правила не определены' },
  ])('shows that the game checks no riders, by the mode $mode: $name', ({ mode, name }) => {
    const paces = { fromPaceValue: 1, toPaceValue: 6 };
    const eventSubgroups = [1, 2, 3, 4, 5].map((label) => ({ label, ...paces }));
    render(<EventAccess event={{ ...eventWith(null), eventSubgroups }} mode={mode} />);

    expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getByText(/никого не проверяет/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the conditions of an expression without a mode, with its text collapsed', () => {
    render(<EventAccess event={eventWith('profile.age >= 35')} />);

    expect(screen.getByRole('row', { name: /B/ })).toHaveTextContent(/возраст ≥ 35/);
    const folded = screen.getByText('Как записано в игре').closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(folded).toContainElement(screen.getByText('profile.age >= 35'));
  });

  it.each([
    { expression: 'powerCurves.category == 7 || powerCurves.zFTPwkg <= 3.15', condition: 'zFTP ≤ 3,15 вт/кг' },
    { expression: 'powerCurves.category >= 0 && profile.age > 30', condition: 'возраст > 30' },
    { expression: 'powerCurves.category >= 0 || profile.age > 30', condition: 'всех' },
    { expression: 'powerCurves.category == 7 && profile.age > 30', condition: 'никого' },
  ])('omits terms without effect: $expression', ({ expression, condition }) => {
    render(<EventAccess event={eventWith(expression)} />);

    expect(screen.getByRole('row', { name: /A/ })).toHaveTextContent(new RegExp(`^A\\s*${condition}$`));
  });

  it('shows an invalid expression only as text', () => {
    render(<EventAccess event={eventWith('rider.mood == 1 +')} />);

    expect(screen.getByText('rider.mood == 1 +')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
