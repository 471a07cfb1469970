import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import { Switch } from './Switch.tsx';

describe('<Switch />', () => {
  describeFieldConformance((props) => <Switch checked={false} onChange={() => undefined} {...props} />);

  it('toggles by its label and by Space', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Switch label="Скрыть вес" checked onChange={onChange} />);
    expect(screen.getByRole('switch', { name: 'Скрыть вес' })).toBeChecked();

    await userEvent.click(screen.getByText('Скрыть вес'));
    await userEvent.keyboard(' ');

    expect(onChange.mock.calls).toEqual([[false], [false]]);
  });
});
