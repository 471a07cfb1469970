/** Why a version was written. */
export type ProtocolCause = 'import' | 'decision' | 'event' | 'state' | 'rebuild';
