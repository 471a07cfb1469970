import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeBlock } from './CodeBlock.tsx';

describe('<CodeBlock />', () => {
  afterEach(() => vi.restoreAllMocks());

  it('copies its code verbatim, and confirms it', async () => {
    const code = '<b title="a &amp; b">\n  x\n</b>';
    const user = userEvent.setup();
    render(<CodeBlock label="Код" code={code} />);

    await user.click(screen.getByRole('button', { name: 'Скопировать' }));

    expect(await screen.findByRole('button', { name: 'Скопировано' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Скопировано');
    expect(await navigator.clipboard.readText()).toBe(code);
  });
});
