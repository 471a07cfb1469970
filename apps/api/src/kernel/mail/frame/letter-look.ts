/** Of the light theme: a letter is light always, and mail programs read no variables. */
export const colors = {
  paper: '#ffffff',
  ground: '#f5f4f0',
  line: '#dedbd4',
  text: '#15161a',
  muted: '#63615b',
  accent: '#d90068',
  onAccent: '#ffffff',
} as const;

/** The groups of races, as on the site. */
export const groupColors: Readonly<Record<string, { background: string; color: string }>> = {
  A: { background: '#cf3813', color: '#ffffff' },
  B: { background: '#58c34e', color: '#14181f' },
  C: { background: '#3ec0e9', color: '#14181f' },
  D: { background: '#fccf0b', color: '#14181f' },
  E: { background: '#943e5e', color: '#ffffff' },
};

/** Faces of the portal where a program has them, else the nearest of its own. */
export const faces = {
  display: "'Sofia Sans Extra Condensed Variable','Arial Narrow',Arial,sans-serif",
  text: "'Golos Text Variable','Golos Text',Arial,sans-serif",
} as const;

export const sideSpace = 28;
