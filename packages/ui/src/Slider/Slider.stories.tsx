import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Slider, type SliderProps } from './Slider.tsx';

function LiveSlider(props: Omit<SliderProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <Slider {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/Slider',
  parameters: { keyboard: ['slider'] },
  component: Slider,
  args: { label: 'Громкость', value: 0.65, onChange: () => undefined },
  render: (args) => <LiveSlider {...args} />,
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Громкость' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '65\u00A0%');
  },
};

export const States: Story = {
  parameters: { pseudo: { focusVisible: '.is-focus input' } },
  render: (args) => (
    <Matrix>
      <Cell top label="Обычный">
        <LiveSlider {...args} />
        <LiveSlider {...args} label="Фокус" className="is-focus" />
      </Cell>
      <Cell top label="Края">
        <LiveSlider {...args} label="Тихо" value={0} />
        <LiveSlider {...args} label="Громко" value={1} />
      </Cell>
      <Cell top label="Со словами">
        <LiveSlider {...args} hint="Голос ведущего" />
        <LiveSlider {...args} error="Браузер не даёт включить звук" />
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveSlider {...args} disabled />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  args: {
    label: 'Во сколько раз усиливать голос ведущего трансляции на длинных спусках',
    min: -40,
    max: 40,
    step: 0.1,
    value: -39.9,
    format: (value) => `${value} децибел`,
  },
};
