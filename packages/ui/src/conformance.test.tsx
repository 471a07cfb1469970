import { render } from '@testing-library/react';
import { type ComponentType, createRef, type SyntheticEvent } from 'react';
import { expect, it } from 'vitest';
import { handlers } from './testing/describeConformance.tsx';

type Props = Record<string, unknown>;
type Story = { args?: Props; render?: unknown };
type Stories = { default: Story & { component: ComponentType<Props> } } & Record<string, Story>;

const modules = import.meta.glob<Stories>(['./**/*.stories.tsx', '!./foundations/*'], { eager: true });

/**
 * Excludes fields, which pass the class to their frame, and dialogs, closed in their stories: their own tests cover
 * them.
 */
const tested = [
  'ColorField',
  'Combobox',
  'DateTimeField',
  'ConfirmDialog',
  'Dialog',
  'FileField',
  'NumberField',
  'PasswordField',
  'SearchDialog',
  'Slider',
  'Switch',
  'TextArea',
  'TextField',
];

it('passes the given class, ref and handlers to the root of each component, beside its own', () => {
  const faults = Object.entries(modules).flatMap(([path, { default: meta, ...stories }]) => {
    const { component: Component } = meta;
    const { args } = Object.values(stories).find(({ render: drawn }) => !drawn) ?? {};
    const ref = createRef<HTMLElement>();
    const called = new Set<string>();
    const listeners = handlers.map(({ prop }) => [
      prop,
      (event: SyntheticEvent) => {
        called.add(prop);
        event.preventDefault();
      },
    ]);
    const given = { ...Object.fromEntries(listeners), className: 'given', ref, 'data-conformance': 'root' };
    const { unmount } = render(<Component {...meta.args} {...args} {...given} />);
    const root = document.querySelector('[data-conformance="root"]');
    for (const { send } of handlers) send(root ?? document.body);
    const kept = {
      class: root?.classList.contains('given') === true,
      ref: root !== null && ref.current === root,
      ...Object.fromEntries(handlers.map(({ prop }) => [prop, called.has(prop)])),
    };
    unmount();
    const name = path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
    const broken = Object.entries(kept).flatMap(([promise, isKept]) => (isKept ? [] : promise));
    return broken.length > 0 && !tested.includes(name) ? `${name}: ${broken.join()}` : [];
  });

  expect(faults).toEqual([]);
});
