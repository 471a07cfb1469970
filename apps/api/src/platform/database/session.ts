import type { ClientSession } from 'mongoose';

/** A transaction's session: services pass it on, repositories write with it. */
export type Session = ClientSession;
