import { render } from '@testing-library/react';
import { type ComponentType, cloneElement, createRef, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { StageCandidates } from './StagesEditor/index.ts';
import { someRaces } from './testing/stages.ts';

type Props = Record<string, unknown>;
type Story = { args?: Props; render?: unknown };
type Stories = { default: Story & { component: ComponentType<Props> } } & Record<string, Story>;

// Dialogs load a chunk first, and the stories of ValueEditor show an example of an editor.
const modules = import.meta.glob<Stories>(['./*/*.stories.tsx', '!./*Dialog/*', '!./ValueEditor/*'], { eager: true });

const nothing = () => undefined;
const forms: [name: string, form: ReactElement<Props>][] = [
  ...Object.entries(modules).map(([path, { default: meta, ...stories }]): [string, ReactElement<Props>] => {
    const { component: Form } = meta;
    const { args } = Object.values(stories).find(({ render: drawn }) => !drawn) ?? {};
    return [path, <Form key={path} {...meta.args} {...args} />];
  }),
  [
    'StageCandidates',
    <StageCandidates key="" races={someRaces} orders={[1, 2]} onAdd={nothing} onAddEmpty={nothing} />,
  ],
];

it('passes the given class, ref and data attributes to the root of each form', () => {
  const faults = forms.flatMap(([name, form]) => {
    const ref = createRef<HTMLElement>();
    const { unmount } = render(cloneElement(form, { className: 'given', ref, 'data-conformance': 'root' }));
    const root = document.querySelector('[data-conformance="root"]');
    const classes = [...(root?.classList ?? [])];
    const isKept = root !== null && ref.current === root && classes.includes('given') && classes.length > 1;
    unmount();
    return isKept ? [] : name;
  });

  expect(faults).toEqual([]);
});
