import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { CheckboxMenu } from '../Menu/CheckboxMenu.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Popover } from './Popover.tsx';

const intervals = ['5 с', '15 с', '30 с', '1 м', '3 м', '5 м', '12 м', '20 м', '30 м', '40 м', '60 м'];
const data = ['Средн.', 'NP', 'ЧСС', 'Вес', 'Рост', 'Возраст'];
const byDefault = ['5 с', '1 м', '5 м', '12 м', '20 м', ...data];

function LiveMenu() {
  const [chosen, setChosen] = useState(byDefault);
  const itemOf = (key: string) => ({ key, label: key, checked: chosen.includes(key), empty: key === '60 м' });

  return (
    <CheckboxMenu
      groups={[
        { title: 'Лучшие интервалы', items: intervals.map(itemOf), columns: 2 },
        { title: 'Данные', items: data.map(itemOf), columns: 2 },
      ]}
      onToggle={(key, checked) => setChosen(checked ? [...chosen, key] : chosen.filter((one) => one !== key))}
      onReset={() => setChosen(byDefault)}
    />
  );
}

const label = (
  <>
    <Icon of={Columns3} /> Столбцы
  </>
);

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  parameters: { keyboard: ['popover', 'checkbox'] },
  args: { label, title: 'Столбцы таблицы', children: <LiveMenu /> },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Столбцы' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Столбцы таблицы' });
    await userEvent.click(within(panel).getByRole('checkbox', { name: '15 с' }));
    await expect(within(panel).getByRole('checkbox', { name: '15 с' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Fading: Story = {
  play: async ({ canvasElement }) => {
    const root = document.documentElement.style;
    root.setProperty('--otryv-motion-duration-popup', '250ms');
    const button = within(canvasElement).getByRole('button', { name: 'Столбцы' });
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Столбцы таблицы' });
    await userEvent.keyboard('{Escape}');
    const fading = panel.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    await expect(button).toHaveFocus();
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    root.removeProperty('--otryv-motion-duration-popup');
    await expect(fading).toEqual([250]);
  },
};

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="Закрыт">
        <Popover {...args} />
      </Cell>
      <Cell label="Меню">
        <LiveMenu />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Столбцы' }));
    await screen.findByRole('dialog', { name: 'Столбцы таблицы' });
  },
};
