import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldRow, FormSection } from './FormSection.tsx';

const nothing = () => undefined;
const meta = {
  title: 'Layout/FormSection',
  parameters: { keyboard: ['field'] },
  component: FormSection,
  args: {
    title: 'Ссылки',
    children: (
      <FieldRow>
        <TextField label="Сайт" value="https://os.example" onChange={nothing} />
        <TextField label="ВКонтакте" value="" onChange={nothing} />
      </FieldRow>
    ),
  },
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Card>
      <Stack>
        <FormSection title="Кто мы">
          <TextField label="Девиз" value="Гонки по четвергам" onChange={nothing} />
        </FormSection>
        <FormSection {...args} />
      </Stack>
    </Card>
  ),
};

export const EdgeData: Story = { args: { title: 'Ссылки на всё, что у организатора есть за пределами портала' } };
