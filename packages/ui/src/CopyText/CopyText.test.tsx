import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyText } from './CopyText.tsx';

describe('<CopyText />', () => {
  afterEach(() => vi.restoreAllMocks());

  it('copies its text, and confirms it', async () => {
    const user = userEvent.setup();
    render(<CopyText text="lev@pochta.example">почта</CopyText>);

    await user.click(screen.getByRole('button', { name: 'Скопировать: lev@pochta.example' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Скопировано'));
    expect(await navigator.clipboard.readText()).toBe('lev@pochta.example');
  });

  it('shows no confirmation before', () => {
    render(<CopyText text="46" />);

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByText('46')).toBeInTheDocument();
  });
});
