import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  parameters: { keyboard: ['button'] },
  component: Notice,
  args: { children: 'Данные получены! Места пересчитаются через 5 минут.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: {
    tone: 'warning',
    title: 'Протокол изменился',
    children: 'Судьи изменили категорию двух райдеров.',
    action: <Button size="s">Показать изменения</Button>,
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="s">
      <Notice {...args} />
      <Notice tone="success">Заявка принята. Организатор увидит её в списке.</Notice>
      <Notice tone="warning">В группе C уже 38 райдеров, пятеро выйдут за новый темп.</Notice>
      <Notice tone="danger" title="Изменения не сохранены">
        Сервер не ответил за 10 секунд. <a href="#again">Попробуйте ещё раз</a>.
      </Notice>
    </Stack>
  ),
};

export const EdgeData: Story = {
  args: {
    tone: 'danger',
    title: 'Объединённая осенняя гонка клубов «Перевал через радиовышку и обратно по побережью»',
    children: 'https://otryv.example/ochen-dlinnyy-adres-bez-probelov-i-perenosov-kotoryy-nado-razbit-na-stroki',
    action: <Button>Открыть ещё раз</Button>,
  },
};
