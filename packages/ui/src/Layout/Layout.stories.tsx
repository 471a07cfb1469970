import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Toolbar, ToolbarSpacer } from '../Toolbar/Toolbar.tsx';
import { Aside, Card, Columns, Grid, Section, Stack } from './Layout.tsx';

const meta = {
  title: 'Layout/Section',
  parameters: { keyboard: ['link'] },
  component: Section,
  args: { title: 'Ближайшие старты', action: <a href="#schedule">Всё расписание</a>, children: <Card>Заезды</Card> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: {
    children: (
      <Grid>
        <Card>Осенний кубок</Card>
        <Card>Тур «Семь миров»</Card>
        <Card>Зимний дневник</Card>
      </Grid>
    ),
  },
};

export const States: Story = {
  render: (args) => (
    <Columns>
      <Section {...args}>
        <Toolbar>
          <Button>Все</Button>
          <ToolbarSpacer />
          <Button>Столбцы</Button>
        </Toolbar>
        <Grid>
          <Card>Заезд</Card>
          <Card>Заезд</Card>
          <Card>Заезд</Card>
        </Grid>
      </Section>
      <Aside>
        <Section title="Серии">
          <Stack gap="s">
            <Card>Осенний кубок</Card>
            <Card>Тур «Семь миров»</Card>
          </Stack>
        </Section>
      </Aside>
    </Columns>
  ),
};

export const EdgeData: Story = {
  args: { title: 'Объединённая осенняя гонка клубов «Перевал через радиовышку и обратно»' },
};
