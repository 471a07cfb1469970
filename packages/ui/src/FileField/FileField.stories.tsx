import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';

const hill =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1b4a86"/><path d="M0 32 14 10l6 9 4-5 8 18z" fill="#fff"/></svg>';
const cover = new File([hill], 'обложка-осеннего-кубка.svg', { type: 'image/svg+xml', lastModified: 0 });
const ride = new File(['x'.repeat(1_640_000)], '2026-11-21-перевал.fit', { lastModified: 0 });
const long = new File(['x'], `${'очень-длинное-имя-файла-'.repeat(6)}.fit`, { lastModified: 0 });

function LiveField(props: Omit<FileFieldProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);

  return <FileField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/FileField',
  component: FileField,
  parameters: {
    keyboard: [
      'button',
      {
        keys: { ru: 'Enter, пробел', en: 'Enter, Space' },
        does: { ru: 'открывают выбор файлов', en: 'open the choice of files' },
      },
    ],
  },
  args: { label: 'Запись заезда', value: [], accept: ['.fit'], maxBytes: 20 * 1024 ** 2, onChange: () => undefined },
  render: (args) => <LiveField {...args} />,
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Запись заезда'), ride);
    await expect(canvas.getByText('2026-11-21-перевал.fit')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover > div', focusVisible: '.is-focus input' } },
  render: (args) => (
    <Matrix>
      <Cell top label="Пустое">
        <LiveField {...args} />
        <LiveField {...args} label="Наведение" className="is-hover" />
        <LiveField {...args} label="Фокус" className="is-focus" />
      </Cell>
      <Cell top label="С файлами">
        <LiveField
          {...args}
          label="Обложка и запись"
          accept={undefined}
          maxFiles={3}
          value={[cover, ride]}
          hint="До трёх"
        />
      </Cell>
      <Cell top label="Ошибка">
        <LiveField {...args} error="Файл «перевал.gpx» не подойдёт. Нужен FIT." required />
      </Cell>
      <Cell top label="Нельзя менять">
        <LiveField {...args} value={[ride]} disabled />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { maxFiles: 9, value: [long, cover, ride] } };
