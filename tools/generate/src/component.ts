import type { Plan } from './plan.ts';

/**
 * Returns the files of a component of packages/ui in the handbook's format. `name` is PascalCase; throws for any other.
 */
export function component(name: string): Plan {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) throw new Error(`${name} is not a component name: write it like MedalRank.`);
  const folder = `packages/ui/src/${name}`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: source(name),
      [`${folder}/${name}.module.css`]: look(name),
      [`${folder}/${name}.stories.tsx`]: stories(name),
      [`${folder}/${name}.test.tsx`]: test(name),
      [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
    },
    edits: [
      {
        path: 'packages/ui/src/index.ts',
        before: /^export type \{ Locale \}/m,
        lines: `export * from './${name}/index.ts';\n`,
      },
      { path: 'packages/ui/src/index.test.tsx', before: /^} satisfies/m, lines: `  ${name}: <ui.${name} />,\n` },
    ],
  };
}

const source = (name: string) => `import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import classes from './${name}.module.css';

export type ${name}Props = ComponentPropsWithRef<'span'>;

/** One sentence: what the component shows. */
export function ${name}({ className, ...props }: ${name}Props) {
  return <span {...props} className={clsx(classes.${name}, className)} />;
}
`;

const look = (name: string) => `@layer otryv {
  .${name} {
    color: var(--otryv-color-text);
  }
}
`;

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { ${name} } from './${name}.tsx';

const meta = { title: 'Race/${name}', component: ${name}, args: { children: '${name}' } } satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Matrix>
      <Cell label="Обычный вид">
        <${name} {...args} />
      </Cell>
    </Matrix>
  ),
};

export const EdgeData: Story = { args: { children: 'Очень длинные слова, которые не помещаются на экране телефона' } };
`;

const test = (name: string) => `import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ${name} } from './${name}.tsx';

describe('<${name} />', () => {
  it('renders its content', () => {
    render(<${name}>Первые слова</${name}>);

    expect(screen.getByText('Первые слова')).toBeInTheDocument();
  });
});
`;
