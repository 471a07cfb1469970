import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Menu } from '../Menu/Menu.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { Toolbar, ToolbarSpacer } from './Toolbar.tsx';

const parts = (
  <>
    <button type="button">Жирный</button>
    <button type="button" disabled>
      Нельзя
    </button>
    <a href="#link">Ссылка</a>
    <input aria-label="Поиск" />
    <button type="button">Список</button>
  </>
);
const focused = () => document.activeElement?.textContent;

describe('<Toolbar />', () => {
  it.each([
    { keys: '{ArrowRight}', item: 'Ссылка' },
    { keys: '{ArrowRight}{ArrowRight}', item: 'Список' },
    { keys: '{ArrowRight}{ArrowRight}{ArrowRight}', item: 'Жирный' },
    { keys: '{ArrowLeft}', item: 'Список' },
    { keys: '{End}', item: 'Список' },
    { keys: '{End}{Home}', item: 'Жирный' },
  ])('moves by $keys to "$item"', async ({ keys, item }) => {
    render(<Toolbar label="Вид текста">{parts}</Toolbar>);
    await userEvent.tab();

    await userEvent.keyboard(keys);

    expect(screen.getByRole('toolbar', { name: 'Вид текста' })).toBeInTheDocument();
    expect(focused()).toBe(item);
  });

  it('mirrors its arrow keys in right-to-left text', async () => {
    render(
      <Toolbar label="Вид текста" style={{ direction: 'rtl' }}>
        {parts}
      </Toolbar>,
    );
    await userEvent.tab();

    await userEvent.keyboard('{ArrowLeft}');

    expect(focused()).toBe('Ссылка');
  });

  it('is a single tab stop, and remembers the last focused control', async () => {
    render(
      <>
        <Toolbar label="Вид текста">
          <button type="button">Жирный</button>
          <button type="button">Курсив</button>
        </Toolbar>
        <button type="button">После</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await userEvent.tab();
    expect(focused()).toBe('После');
    await userEvent.tab({ shift: true });

    expect(focused()).toBe('Курсив');
  });

  it('leaves a field its keys', async () => {
    render(<Toolbar label="Вид текста">{parts}</Toolbar>);
    const field = screen.getByRole('textbox', { name: 'Поиск' });
    await userEvent.type(field, 'ab');

    await userEvent.keyboard('{ArrowLeft}c');

    expect(field).toHaveFocus();
    expect(field).toHaveValue('acb');
  });

  it('leaves an open menu its keys', async () => {
    render(
      <Toolbar label="Вид текста">
        <Menu label="Ещё" entries={[{ label: 'Первое' }, { label: 'Второе' }]} />
      </Toolbar>,
    );
    const button = screen.getByRole('button', { name: 'Ещё' });
    await userEvent.click(button);
    await waitFor(() => expect(focused()).toBe('Первое'));

    await userEvent.keyboard('{End}');

    expect(focused()).toBe('Второе');
    expect(button).toHaveAttribute('tabindex', '0');
  });

  it('is a plain line of controls without a label', () => {
    render(<Toolbar>{parts}</Toolbar>);

    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});

describe('<ToolbarSpacer />', () => {
  describeConformance((props) => <ToolbarSpacer {...props} />);
});
