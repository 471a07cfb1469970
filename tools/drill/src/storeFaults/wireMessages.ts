import { BSON, type Document, Long } from 'mongodb';

const headerLength = 16;
const flagsLength = 4;
const opMessage = 2013;

/** Splits a stream of bytes into messages of MongoDB's wire protocol. */
export class MessageSplitter {
  private rest: Buffer = Buffer.alloc(0);

  /** Returns the messages completed by these bytes. */
  add(bytes: Buffer): Buffer[] {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    const messages: Buffer[] = [];
    while (this.rest.length >= headerLength && this.rest.length >= this.rest.readInt32LE()) {
      const length = this.rest.readInt32LE();
      messages.push(this.rest.subarray(0, length));
      this.rest = this.rest.subarray(length);
    }
    return messages;
  }
}

export function requestIdOf(message: Buffer): number {
  return message.readInt32LE(4);
}

/** Returns the request id that a message replies to. */
export function repliesTo(message: Buffer): number {
  return message.readInt32LE(8);
}

/** Returns the body of a message: a command or its reply; `null` for a message of another kind. */
export function bodyOf(message: Buffer): Document | null {
  if (message.readInt32LE(12) !== opMessage) return null;
  for (let at = headerLength + flagsLength; at < message.length; ) {
    const kind = message[at];
    const length = message.readInt32LE(at + 1);
    if (kind === 0) return BSON.deserialize(message.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return null;
}

/** Builds a reply with this body to a request. */
export function replyTo(request: number, body: Document): Buffer {
  return messageOf({ request: 1, repliesTo: request }, body);
}

/** Builds the request to abort the transaction of a message, with the number of that message. */
export function abortOf(message: Buffer): Buffer {
  const { lsid, txnNumber, $clusterTime } = bodyOf(message) ?? {};
  const transaction = { lsid, txnNumber: Long.fromNumber(Number(txnNumber)), autocommit: false };
  const body = { abortTransaction: 1, ...transaction, ...($clusterTime && { $clusterTime }), $db: 'admin' };
  return messageOf({ request: requestIdOf(message), repliesTo: 0 }, body);
}

function messageOf(ids: { request: number; repliesTo: number }, body: Document): Buffer {
  const document = BSON.serialize(body);
  const head = Buffer.alloc(headerLength + flagsLength + 1);
  head.writeInt32LE(head.length + document.length, 0);
  head.writeInt32LE(ids.request, 4);
  head.writeInt32LE(ids.repliesTo, 8);
  head.writeInt32LE(opMessage, 12);
  return Buffer.concat([head, document]);
}
