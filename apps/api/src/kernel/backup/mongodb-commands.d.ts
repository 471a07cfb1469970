/**
 * Internal driver class for bulk writes. It is the only way to send raw BSON: public calls take objects, and decoding
 * and re-encoding a million documents takes longer than MongoDB's part of an import.
 */
declare module 'mongodb/lib/cmap/commands.js' {
  /** Document sequence of a command: https://github.com/mongodb/specifications/blob/master/source/message/OP_MSG.md */
  export class DocumentSequence {
    constructor(field: string);
    /** Appends a document's BSON; the object is used only for logs. Returns the length so far. */
    push(document: object, bytes: Uint8Array): number;
  }
}
