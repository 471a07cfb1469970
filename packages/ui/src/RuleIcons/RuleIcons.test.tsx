import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RuleIcons } from './RuleIcons.tsx';

const rules =
  'NO_POWERUPS ENFORCE_NO_ZPOWER ENFORCE_HRM NO_DRAFTING NO_TT_BIKES ALLOWS_LATE_JOIN TEST_BIT_10 LADIES_ONLY SHOW_RACE_RESULTS'.split(
    ' ',
  );

describe('<RuleIcons />', () => {
  it('names each known rule once and omits those irrelevant to riders', () => {
    render(<RuleIcons rules={['NO_POWERUPS', 'NO_POWERUPS', 'TEST_BIT_77']} tags={['ranked']} words />);

    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Без бонусов')).toBeInTheDocument();
  });

  it("recognizes identical bikes by the game's eight tags", () => {
    render(<RuleIcons rules={[]} tags={['bike_grams=1970', 'front_wheel_grams=900']} words />);

    expect(screen.getByText('Одинаковые велосипеды')).toBeInTheDocument();
  });

  it('has a distinct picture for every rule', async () => {
    const tags = ['steering_disabled', 'ttbikesdraft', 'doubledraft', 'bighead', 'identicalBikes'];
    const { container } = render(<RuleIcons rules={rules} tags={tags} />);

    await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(14));
    expect(new Set([...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)).size).toBe(14);
  });

  it('describes an icon on focus', async () => {
    render(<RuleIcons rules={['ENFORCE_HRM']} />);

    await userEvent.tab();

    expect(await screen.findByRole('tooltip')).toHaveTextContent('Нужен пульсометр');
  });

  it('renders nothing without a known rule', () => {
    const { container } = render(<RuleIcons rules={[]} />);

    expect(container).toBeEmptyDOMElement();
  });
});
