import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
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
