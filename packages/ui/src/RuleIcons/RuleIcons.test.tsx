import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { RuleIcons } from './RuleIcons.tsx';

describe('<RuleIcons />', () => {
  describeConformance((props) => <RuleIcons rules={['NO_POWERUPS']} {...props} />);

  it('says each known rule once and leaves out what riders need not know', () => {
    render(<RuleIcons rules={['NO_POWERUPS', 'NO_POWERUPS', 'TEST_BIT_77']} tags={['ranked']} words />);

    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('Без бонусов')).toBeInTheDocument();
  });

  it('reads identical bikes from the eight tags of the game', () => {
    render(<RuleIcons rules={[]} tags={['bike_grams=1970', 'front_wheel_grams=900']} words />);

    expect(screen.getByText('Одинаковые велосипеды')).toBeInTheDocument();
  });

  it('tells an icon in words on focus', async () => {
    render(<RuleIcons rules={['ENFORCE_HRM']} />);

    await userEvent.tab();

    expect(screen.getByRole('tooltip')).toHaveTextContent('Нужен пульсометр');
  });

  it('draws nothing where no rule is known', () => {
    const { container } = render(<RuleIcons rules={[]} />);

    expect(container).toBeEmptyDOMElement();
  });
});
