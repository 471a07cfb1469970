/** Why a version was written; `rules`: the rules of the portal changed. */
export type ProtocolCause = 'import' | 'decision' | 'event' | 'state' | 'rebuild' | 'rules';
