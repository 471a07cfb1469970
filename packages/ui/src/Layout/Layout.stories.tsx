import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Card, CardGrid, Columns, Section, Stack, Toolbar, ToolbarPush } from './Layout.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  args: { title: 'Ближайшие старты', action: <a href="#schedule">Всё расписание</a>, children: <Card>Заезды</Card> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Columns
      aside={
        <Section title="Серии">
          <Stack gap="s">
            <Card>Осенний кубок</Card>
            <Card>Тур «Семь миров»</Card>
          </Stack>
        </Section>
      }
    >
      <Section {...args}>
        <Toolbar>
          <Button>Все</Button>
          <ToolbarPush />
          <Button>Столбцы</Button>
        </Toolbar>
        <CardGrid>
          <Card>Заезд</Card>
          <Card>Заезд</Card>
          <Card>Заезд</Card>
        </CardGrid>
      </Section>
    </Columns>
  ),
};

export const EdgeData: Story = {
  args: { title: 'Объединённая осенняя гонка клубов «Перевал через радиовышку и обратно»' },
};
