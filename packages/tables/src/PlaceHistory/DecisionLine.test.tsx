import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DecisionLine } from './DecisionLine.tsx';
import type { PlaceDecision } from './protocolChanges.ts';

const decision: Omit<PlaceDecision, 'id'> = {
  name: 'Лев Подветренный',
  value: 'DSQ',
  isInForce: true,
  reason: null,
  author: 'sudya-zoya',
  at: '2026-11-26T18:40:00Z',
  version: 2,
};

it.each([
  { of: 'a decision in force', changes: {}, isOffered: true },
  { of: 'an undone decision', changes: { isInForce: false }, isOffered: false },
  { of: 'an undo', changes: { value: 'undo', isInForce: false }, isOffered: false },
] as const)('offers to undo $of: $isOffered', async ({ changes, isOffered }) => {
  const onUndo = vi.fn<() => void>();
  render(<DecisionLine decision={{ ...decision, ...changes }} onUndo={onUndo} />);

  for (const button of screen.queryAllByRole('button')) await userEvent.click(button);

  expect(onUndo).toHaveBeenCalledTimes(isOffered ? 1 : 0);
});
