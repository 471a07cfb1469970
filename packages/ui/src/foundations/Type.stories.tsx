import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../generated/tokens.ts';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Specimen } from '../testing/Specimen.tsx';

const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const namesOf = (prefix: string) => Object.keys(tokens.base).filter((name) => name.startsWith(prefix));
const sizes = namesOf('--otryv-font-size-').filter((name) => !name.includes('phone'));
const isDisplay = (name: string) => /-(d-\w+|key|time|countdown)$/.test(name);

/** Every size in its font, every weight, and tabular figures. */
export const States: Story = {
  render: () => (
    <Matrix>
      {sizes.map((name) => (
        <Cell key={name} label={name.replace('--otryv-font-size-', '')}>
          <span
            lang="ru"
            style={{
              font: isDisplay(name)
                ? `700 var(${name}) / 1.05 var(--otryv-font-family-display)`
                : `400 var(${name}) / 1.3 var(--otryv-font-family-text)`,
            }}
          >
            Отрыв 24:17.346 · Ёлка, щука, ґанок
          </span>
        </Cell>
      ))}
      <Cell label="Начертания">
        {namesOf('--otryv-font-weight-').map((name) => (
          <Specimen key={name} name={name.replace('--otryv-font-weight-', '')}>
            <span style={{ fontWeight: `var(${name})` }}>Перевал</span>
          </Specimen>
        ))}
      </Cell>
      <Cell label="Табличные цифры">
        <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre' }}>{'11:11.111\n48:08.048'}</span>
      </Cell>
    </Matrix>
  ),
};
