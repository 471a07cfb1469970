import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeFieldConformance } from '../testing/describeFieldConformance.tsx';
import { TextArea } from './TextArea.tsx';

function Description() {
  const [value, setValue] = useState('');

  return <TextArea label="Описание" value={value} onChange={setValue} limit={6} />;
}

describe('<TextArea />', () => {
  describeFieldConformance((props) => <TextArea value="" onChange={() => undefined} {...props} />);

  it('counts line breaks too, and shows an error above the limit', async () => {
    render(<Description />);
    const area = screen.getByRole('textbox', { name: 'Описание' });

    await userEvent.type(area, 'Гора{Enter}Лес');

    expect(area).toHaveValue('Гора\nЛес');
    expect(area).toHaveAccessibleDescription('8 из 6 Не больше 6\u00A0символов');
  });

  it('has the given number of lines', () => {
    render(<TextArea label="Описание" value="" onChange={() => undefined} rows={8} />);

    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '8');
  });
});
