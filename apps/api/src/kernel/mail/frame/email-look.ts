/** Colors of the light theme: emails are always light, and mail programs do not support variables. */
export const colors = {
  paper: '#ffffff',
  ground: '#f5f4f0',
  line: '#dedbd4',
  text: '#15161a',
  muted: '#63615b',
  accent: '#d90068',
  onAccent: '#ffffff',
} as const;

/** Colors of race groups, as on the site. */
export const groupColors: Readonly<Record<string, { background: string; color: string }>> = {
  A: { background: '#cf3813', color: '#ffffff' },
  B: { background: '#58c34e', color: '#14181f' },
  C: { background: '#3ec0e9', color: '#14181f' },
  D: { background: '#fccf0b', color: '#14181f' },
  E: { background: '#943e5e', color: '#ffffff' },
};

/** Font faces of the portal, with fallbacks to the closest ones of the mail program. */
export const faces = {
  display: "'Sofia Sans Extra Condensed Variable','Arial Narrow',Arial,sans-serif",
  text: "'Golos Text Variable','Golos Text',Arial,sans-serif",
} as const;

export const sideSpace = 28;
