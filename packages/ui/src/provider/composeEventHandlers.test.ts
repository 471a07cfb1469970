import { expect, it } from 'vitest';
import { composeEventHandlers } from './composeEventHandlers.ts';

it("calls the host's handler before the component's own", () => {
  const calls: string[] = [];
  const own = (event: string) => calls.push(`own ${event}`);

  composeEventHandlers((event: string) => calls.push(`given ${event}`), own)('first');
  composeEventHandlers(undefined, own)('second');

  expect(calls).toEqual(['given first', 'own first', 'own second']);
});
