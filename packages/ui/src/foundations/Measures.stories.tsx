import type { Meta, StoryObj } from '@storybook/react-vite';
import { tokens } from '../generated/tokens.ts';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { Specimen } from '../testing/Specimen.tsx';

const meta = { title: 'Foundations/Measures' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const values: Record<string, string> = { ...tokens.base, ...tokens.light };
const of = (prefix: string) =>
  Object.keys(values)
    .filter((name) => name.startsWith(`--otryv-${prefix}-`))
    .map((name) => ({ name, short: name.replace(`--otryv-${prefix}-`, ''), value: values[name] ?? '' }));

/** Spacing, corners, shadows, heights, and tokens without a picture: motion, layers and breakpoints. */
export const States: Story = {
  render: () => (
    <Matrix>
      <Cell label="Отступы" top>
        {of('space').map(({ name, short, value }) => (
          <Specimen key={name} name={`${short}: ${value}`}>
            <div style={{ width: `var(${name})`, height: 16, background: 'var(--otryv-color-accent)' }} />
          </Specimen>
        ))}
      </Cell>
      <Cell label="Скругления" top>
        {of('radius').map(({ name, short, value }) => (
          <Specimen key={name} name={`${short}: ${value}`}>
            <div
              style={{
                width: 56,
                height: 32,
                borderRadius: `var(${name})`,
                background: 'var(--otryv-color-line-control)',
              }}
            />
          </Specimen>
        ))}
      </Cell>
      <Cell label="Тени" top>
        {of('shadow').map(({ name, short }) => (
          <Specimen key={name} name={short}>
            <div
              style={{
                width: 72,
                height: 40,
                margin: 12,
                boxShadow: `var(${name})`,
                background: 'var(--otryv-color-raised)',
              }}
            />
          </Specimen>
        ))}
      </Cell>
      {[
        { label: 'Строки таблиц', prefix: 'row' },
        { label: 'Высота полей', prefix: 'control' },
        { label: 'Движение', prefix: 'motion' },
        { label: 'Слои', prefix: 'z' },
        { label: 'Ширина экрана', prefix: 'breakpoint' },
      ].map(({ label, prefix }) => (
        <Cell key={prefix} label={label} top>
          {of(prefix).map(({ name, short, value }) => (
            <Specimen key={name} name={short}>
              {value}
            </Specimen>
          ))}
        </Cell>
      ))}
    </Matrix>
  ),
};
