import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Button } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/Button',
  parameters: { keyboard: ['button'] },
  component: Button,
  args: { children: 'Сохранить' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { kind: 'primary' } };

export const Features: Story = {
  render: () => (
    <Matrix>
      <Cell label="Со значком">
        <Button>
          <Download size={16} strokeWidth={1.75} aria-hidden /> CSV
        </Button>
      </Cell>
      <Cell label="Ссылка">
        <LinkButton href="#register" kind="primary" size="l">
          Зарегистрироваться
        </LinkButton>
      </Cell>
      <Cell label="Занята">
        <Button kind="primary" busy>
          Сохраняем
        </Button>
      </Cell>
    </Matrix>
  ),
};

/** In a line of text all buttons have the same height above the line: with a label, an icon or the ring. */
export const InText: Story = {
  render: () => (
    <p>
      Правки: <Button>Сохранить</Button> <Button busy>Сохраняем</Button>{' '}
      <Button>
        <Download size={16} strokeWidth={1.75} aria-hidden /> CSV
      </Button>{' '}
      <LinkButton href="#help">Справка</LinkButton>
    </p>
  ),
  play: async ({ canvas }) => {
    const tops = [...canvas.getAllByRole('button'), canvas.getByRole('link')].map(
      (each) => each.getBoundingClientRect().top,
    );
    await expect(new Set(tops).size).toBe(1);
  },
};

const kinds = [
  ['primary', 'Главная'],
  ['secondary', 'Обычная'],
  ['quiet', 'Тихая'],
  ['danger', 'Опасная'],
] as const;

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover', focusVisible: '.is-focus', active: '.is-active' } },
  render: () => (
    <Matrix>
      {kinds.map(([kind, label]) => (
        <Cell key={kind} label={label}>
          <Button kind={kind}>Сохранить</Button>
          <Button kind={kind} className="is-hover">
            Наведение
          </Button>
          <Button kind={kind} className="is-focus">
            Фокус
          </Button>
          <Button kind={kind} className="is-hover is-active">
            Нажатие
          </Button>
          <Button kind={kind} disabled>
            Нельзя
          </Button>
          <Button kind={kind} busy>
            Сохраняем
          </Button>
          <Button kind={kind} size="s">
            Малая
          </Button>
          <Button kind={kind} size="l">
            Большая
          </Button>
        </Cell>
      ))}
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: { children: 'Отправить изменения всех групп заезда в игру', kind: 'primary' },
};
