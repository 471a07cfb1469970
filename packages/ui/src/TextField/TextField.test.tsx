import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import { TextField } from './TextField.tsx';

function Reason({ limit }: { limit?: number }) {
  const [value, setValue] = useState('');

  return <TextField label="Причина" value={value} onChange={setValue} limit={limit} />;
}
const reason = () => screen.getByRole('textbox', { name: 'Причина' });

describe('<TextField />', () => {
  describeFieldConformance((props) => <TextField value="" onChange={() => undefined} {...props} />);

  it('returns the typed text', async () => {
    render(<Reason />);

    await userEvent.type(reason(), 'Штраф');

    expect(reason()).toHaveValue('Штраф');
  });

  it('accepts exactly the limit, and counts', async () => {
    render(<Reason limit={5} />);

    await userEvent.type(reason(), 'Штраф');

    expect(reason()).toBeValid();
    expect(reason()).toHaveAccessibleDescription('5 из 5');
  });

  it('keeps text beyond the limit and shows an error', async () => {
    render(<Reason limit={5} />);

    await userEvent.type(reason(), 'Штрафы');

    expect(reason()).toHaveValue('Штрафы');
    expect(reason()).toBeInvalid();
    expect(reason()).toHaveAccessibleDescription('6 из 5 Не больше 5\u00A0символов');
  });

  it('prefers the given error to its own', () => {
    render(<TextField label="Причина" value="Штрафы" onChange={() => undefined} limit={5} error="Уже есть" />);

    expect(reason()).toHaveAccessibleDescription('6 из 5 Уже есть');
  });

  it('prevents changes to a read-only text', async () => {
    render(<TextField label="Причина" value="Штраф" onChange={() => expect.unreachable()} readOnly />);

    await userEvent.type(reason(), 'ы');

    expect(reason()).toHaveValue('Штраф');
  });
});
