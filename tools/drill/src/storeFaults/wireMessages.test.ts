import { Long, UUID } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { abortOf, bodyOf, MessageSplitter, repliesTo, replyTo, requestIdOf } from './wireMessages.ts';

describe('wire protocol messages', () => {
  const two = Buffer.concat([replyTo(7, { ok: 1, n: 2 }), replyTo(8, { ok: 0 })]);

  it('are found in a stream, regardless of its chunks', () => {
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

  it('have no body if of another kind', () => {
    const old = replyTo(7, { ok: 1 });
    old.writeInt32LE(1, 12);

    expect(bodyOf(old)).toBeNull();
  });
});

describe('the request to abort a transaction', () => {
  it('contains the transaction and the number of the message it replaces', () => {
    const lsid = { id: new UUID('0'.repeat(32)) };
    const commit = replyTo(0, { commitTransaction: 1, lsid, txnNumber: Long.fromNumber(5), autocommit: false });
    commit.writeInt32LE(42, 4);
    const abort = abortOf(commit);

    expect(requestIdOf(abort)).toBe(42);
    expect(bodyOf(abort)).toMatchObject({ abortTransaction: 1, lsid, txnNumber: 5, autocommit: false, $db: 'admin' });
  });
});
