/** Why a version was written; `rules`: the rules of the portal changed; `links`: accounts became those of one person, or of several. */
export type ProtocolCause = 'import' | 'decision' | 'event' | 'state' | 'rebuild' | 'rules' | 'links';
