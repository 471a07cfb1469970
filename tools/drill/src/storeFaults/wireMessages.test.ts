import { describe, expect, it } from 'vitest';
import { bodyOf, MessageSplitter, repliesTo, replyTo } from './wireMessages.ts';

describe('messages of the wire protocol', () => {
  const two = Buffer.concat([replyTo(7, { ok: 1, n: 2 }), replyTo(8, { ok: 0 })]);

  it('are found in a stream, however it is cut', () => {
    for (let at = 0; at <= two.length; at += 1) {
      const splitter = new MessageSplitter();
      const messages = [...splitter.add(two.subarray(0, at)), ...splitter.add(two.subarray(at))];

      expect(messages.map(repliesTo)).toEqual([7, 8]);
      expect(messages.map(bodyOf)).toEqual([{ ok: 1, n: 2 }, { ok: 0 }]);
    }
  });

  it('have a body that follows lists of documents', () => {
    const whole = replyTo(7, { ok: 1 });
    const list = Buffer.from([1, 9, 0, 0, 0, 1, 1, 1, 1, 1]);
    const message = Buffer.concat([whole.subarray(0, 20), list, whole.subarray(20)]);
    message.writeInt32LE(message.length, 0);

    expect(bodyOf(message)).toEqual({ ok: 1 });
  });

  it('of another kind have none', () => {
    const old = replyTo(7, { ok: 1 });
    old.writeInt32LE(1, 12);

    expect(bodyOf(old)).toBeNull();
  });
});
