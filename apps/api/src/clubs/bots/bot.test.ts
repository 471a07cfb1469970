import { describe, expect, it } from 'vitest';
import { type Bot, freshSignIn, stateOf } from './bot.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const account = { id: '1', organizerId: '2', username: 'os@club.example', name: null, gameUserId: null };
const bot = (changes: Partial<Bot>): Bot => ({ ...account, ...freshSignIn(inDays(8), now), ...changes });

describe("a bot's sign-in", () => {
  it('is renewed halfway through its lifetime', () => {
    expect(freshSignIn(inDays(8), now).renewAt).toEqual(inDays(4));
  });

  it.each([
    { what: 'a fresh one', changes: {}, state: 'working' },
    { what: 'one that could not be renewed, with time left', changes: { failedAt: now }, state: 'working' },
    { what: 'one with little time left that was renewed', changes: { expiresAt: inDays(6) }, state: 'working' },
    {
      what: 'one that could not be renewed with seven days left',
      changes: { failedAt: now, expiresAt: inDays(7) },
      state: 'expiring',
    },
    { what: 'one that was refused twice', changes: { refusals: 2, failedAt: now }, state: 'working' },
    { what: 'one that was refused three times', changes: { refusals: 3, failedAt: now }, state: 'refused' },
    { what: 'one that ended', changes: { refusals: 3, expiresAt: now }, state: 'expired' },
  ])('is $state for $what', ({ changes, state }) => {
    expect(stateOf(bot(changes), now)).toBe(state);
  });
});
