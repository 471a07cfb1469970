import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { PriceOptions, type PriceOptionsProps } from './PriceOptions.tsx';

function LiveOptions(props: Omit<PriceOptionsProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <PriceOptions {...props} value={value} onChange={setValue} />;
}

const options = [
  { value: 'week', label: '1 неделя', kopecks: 49_000, note: '7 дней, 70 ₽ в день' },
  { value: 'month', label: '1 месяц', kopecks: 149_000, note: '31 день, 48 ₽ в день' },
  {
    value: 'season',
    label: '3 месяца',
    kopecks: 399_000,
    note: '93 дня, 43 ₽ в день',
    advantage: 'выгоднее на 480 ₽',
  },
];

const meta = {
  title: 'Inputs/PriceOptions',
  parameters: { keyboard: ['choice'] },
  component: PriceOptions,
  args: { label: 'Срок', options, value: 'season', onChange: () => undefined },
  render: (args) => <LiveOptions {...args} />,
} satisfies Meta<typeof PriceOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(within(canvasElement).getByRole('radio', { name: /1 месяц/ })).toBeChecked();
  },
};

export const States: Story = {
  parameters: { pseudo: { focusVisible: '.is-focus [value=season]' } },
  render: (args) => (
    <Stack gap="l">
      <LiveOptions {...args} />
      <LiveOptions {...args} className="is-focus" label="Фокус" />
      <LiveOptions {...args} label="Ничего не выбрано" value={null} error="Выберите срок" required />
      <LiveOptions
        {...args}
        label="С отказом"
        options={[
          {
            value: 'race',
            label: '1 штука',
            kopecks: 20_000,
            refusal: 'Тариф без срока: купить его здесь пока нельзя.',
          },
          ...options,
        ]}
      />
    </Stack>
  ),
};

export const EdgeData: Story = {
  args: {
    options: [
      { value: 'a', label: 'Объединённый тариф для клубов с несколькими сериями в сезоне', kopecks: 123_456_789 },
      { value: 'b', label: '1 день', kopecks: 1, note: 'Длинное объяснение, которое на телефоне занимает две строки' },
    ],
    value: 'a',
  },
};
