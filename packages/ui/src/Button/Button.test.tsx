import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

describe('<Button />', () => {
  it('does not submit forms by default', () => {
    render(<Button>Сохранить</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('keeps focus but ignores clicks while busy', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button busy onClick={onClick}>
        Сохраняем
      </Button>,
    );

    await userEvent.click(screen.getByRole('button'));

    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('<LinkButton />', () => {
  describeConformance((props) => (
    <LinkButton href="/race" {...props}>
      Открыть
    </LinkButton>
  ));

  it('is a link with an address', () => {
    render(<LinkButton href="/race">Открыть</LinkButton>);

    expect(screen.getByRole('link', { name: 'Открыть' })).toHaveAttribute('href', '/race');
  });
});
