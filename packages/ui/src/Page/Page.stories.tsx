import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Map as MapIcon, Megaphone } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { MetaList } from './MetaList.tsx';
import { PageHead } from './PageHead.tsx';

const meta = {
  title: 'Layout/PageHead',
  parameters: { keyboard: ['link'] },
  component: PageHead,
  args: { title: 'Результаты', children: '38 протоколов за две недели' },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: { kicker: 'Осенний кубок, этап 5 из 8', actions: <Button>В календарь</Button> },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <PageHead {...args} kicker="Осенний кубок, этап 5 из 8" actions={<Button>В календарь</Button>} />
      <MetaList
        items={[
          { key: 'when', icon: CalendarDays, content: '19 ноября, 19:30 МСК' },
          { key: 'where', icon: MapIcon, content: 'Ватопия, «Холмистая восьмёрка»' },
          { key: 'who', icon: Megaphone, content: <a href="#club">Клуб «Ось»</a> },
        ]}
      />
      <KeyFigures
        figures={[
          { label: 'время победителя', value: '24:17', rest: '.346' },
          { label: 'отрыв победителя', value: '+1.626', unit: 'с' },
          { label: 'дистанция', value: '16.2', unit: 'км' },
          { label: 'набор', value: '214', unit: 'м' },
          { label: 'финишировали', value: '91', rest: ' из 96' },
        ]}
      />
    </Stack>
  ),
};

/** Figures of a row are aligned, regardless of the number of lines in their labels. */
export const LongLabels: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <KeyFigures
      figures={[
        { label: 'время победителя среди мужчин', value: '24:17' },
        { label: 'отрыв победителя среди женщин', value: '+1.626', unit: 'с' },
        { label: 'вес', value: '71.6', unit: 'кг' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const figures = within(canvasElement).getAllByRole('definition');
    await expect(new Set(figures.map((figure) => figure.getBoundingClientRect().top)).size).toBe(1);
  },
};

export const EdgeData: Story = {
  args: { title: 'Осенний кубок. Этап 5 из 8: «Перевал через радиовышку и обратно по побережью»', children: null },
};

/** In print: black on white, outlines instead of fills, no controls. */
export const Print: Story = { ...States };
