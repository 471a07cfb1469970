/**
 * What the driver sends its own bulk writes with. It is the only way to hand over BSON as it is: public calls take objects,
 * and making them of a million documents, and BSON of them again, takes longer than MongoDB's part of an import.
 */
declare module 'mongodb/lib/cmap/commands.js' {
  /** The documents of a command, sent beside it: https://github.com/mongodb/specifications/blob/master/source/message/OP_MSG.md */
  export class DocumentSequence {
    constructor(field: string);
    /** Appends a document's BSON; the object is for logs alone. Returns the length so far. */
    push(document: object, bytes: Uint8Array): number;
  }
}
