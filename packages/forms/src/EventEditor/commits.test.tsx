import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEvent, catalogues, findRiders } from '../testing/anEvent.ts';
import { EventEditor } from './EventEditor.tsx';

/** Returns the props that React last committed to an element: another object after each of its renders. */
const committed = (element: Element): unknown =>
  Reflect.get(element, Object.keys(element).find((key) => key.startsWith('__reactProps$')) ?? '');

function editor() {
  const { container } = render(
    <EventEditor draft={anEvent()} {...{ catalogues, findRiders }} onSubmit={() => undefined} />,
  );
  const values = [...container.querySelectorAll('td, dl > div')];
  const before = values.map(committed);
  return {
    values,
    /** Returns the values rendered since: those of groups by their column, those of the main block by their name. */
    rendered: () => {
      const again = values.filter((value, at) => committed(value) !== before[at]);
      const names = again.map((value) =>
        value instanceof HTMLTableCellElement ? `group ${value.cellIndex}` : value.querySelector('dt')?.textContent,
      );
      return [...new Set(names)];
    },
  };
}

async function typed(name: RegExp, role: 'spinbutton' | 'textbox', text: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  const panel = within(await screen.findByRole('dialog'));
  const field = await panel.findByRole(role);
  fireEvent.change(field, { target: { value: text } });
  return field;
}

describe('React commits', () => {
  it('every value once initially', () => {
    const { values } = editor();

    expect(values.length).toBeGreaterThan(130);
    expect(values.every((value) => committed(value) !== undefined)).toBe(true);
  });

  it('only that group for a value of a group', async () => {
    const { rendered } = editor();
    const laps = await typed(/^Круги, группа B/, 'spinbutton', '3');
    fireEvent.blur(laps);

    await waitFor(() => expect(screen.getByRole('button', { name: /^Круги, группа B: 3/ })).toBeInTheDocument());

    expect(rendered()).toEqual(['group 2']);
  });

  it('only that value for a value of the main block', async () => {
    const { rendered } = editor();
    const name = await typed(/^Название: /, 'textbox', 'Зимний круг');
    fireEvent.blur(name);

    await waitFor(() => expect(screen.getByRole('button', { name: 'Название: Зимний круг' })).toBeInTheDocument());

    expect(rendered()).toEqual(['Название']);
  });

  it('nothing outside of its field for a typed key', async () => {
    const { rendered } = editor();
    await typed(/^Круги, группа B/, 'spinbutton', '3');

    expect(rendered()).toEqual([]);
  });

  it('only its group for a rule', () => {
    const { rendered } = editor();
    fireEvent.click(screen.getByRole('switch', { name: 'Пульсометр, группа D' }));

    expect(rendered()).toEqual(['group 4']);
  });
});
