/** One line of a keyboard map: the keys, and what they do. */
export interface KeyboardPath {
  keys: string;
  does: string;
}

/** Keyboard paths that many components share, by their name in a story's `parameters.keyboard`. */
const shared = {
  button: [{ keys: 'Enter, Space', does: 'press the button' }],
  link: [{ keys: 'Enter', does: 'follows the link' }],
  field: [{ keys: 'Tab', does: 'enters the field; what is typed is its value' }],
  form: [
    {
      keys: 'Enter in a field of one line',
      does: 'sends the form; a refusal moves the focus to the list of what is wrong',
    },
    { keys: 'Enter on an entry of that list', does: 'goes to its field' },
  ],
  checkbox: [{ keys: 'Space', does: 'ticks and clears' }],
  choice: [{ keys: 'Arrows', does: 'choose the neighbour; Tab passes the group by' }],
  select: [
    { keys: 'Space, Alt Down', does: 'open the browser’s own list' },
    { keys: 'Up, Down, letters', does: 'choose' },
  ],
  listbox: [
    { keys: 'Down, Up', does: 'open the list and move in it' },
    { keys: 'Enter', does: 'takes the marked option' },
    { keys: 'Escape', does: 'closes the list, then empties what was typed' },
    { keys: 'Tab', does: 'closes the list and goes on' },
  ],
  slider: [
    { keys: 'Arrows', does: 'a step down or up' },
    { keys: 'Home, End', does: 'the least, the most' },
  ],
  stepper: [{ keys: 'Up, Down', does: 'a step up or down' }],
  tip: [
    { keys: 'Tab', does: 'shows the tip with the focus' },
    { keys: 'Escape', does: 'hides it' },
  ],
  popover: [
    { keys: 'Enter, Space', does: 'open the panel and focus what is in it' },
    { keys: 'Escape', does: 'closes it and returns the focus' },
  ],
  menu: [
    { keys: 'Enter, Space, Down', does: 'open the menu at its first entry, Up at its last' },
    { keys: 'Down, Up, Home, End, letters', does: 'move in it' },
    { keys: 'Enter, Space', does: 'take the entry' },
    { keys: 'Escape, Tab', does: 'close it and return the focus' },
  ],
  dialog: [
    { keys: 'Tab, Shift Tab', does: 'stay inside the window' },
    { keys: 'Escape', does: 'closes it and returns the focus, unless work is going on' },
  ],
  toast: [{ keys: 'Tab', does: 'stops its clock while the focus is in it' }],
  chart: [
    { keys: 'Tab', does: 'reaches the choice between chart and table, then the chart' },
    { keys: 'Left, Right', does: 'read the points of the chart one by one' },
  ],
  table: [
    { keys: 'Tab', does: 'reaches the scroll region, then the headers, then what is in the rows' },
    { keys: 'Arrows', does: 'scroll the region' },
    { keys: 'Enter, Space on a header', does: 'sort by it, again the other way round' },
    { keys: 'Shift Enter, Shift Space on a header', does: 'add it as a further key' },
    { keys: 'Enter on the dots of a row (phones)', does: 'opens the card of the row' },
  ],
} satisfies Record<string, readonly KeyboardPath[]>;

/** What a story's `parameters.keyboard` holds. */
export type KeyboardMap = readonly (keyof typeof shared | KeyboardPath)[];

/** The lines of a component's map; every table has those of tables. */
export function keyboardPaths(title: string, map: KeyboardMap | undefined): KeyboardPath[] {
  const named = title.startsWith('Tables/') ? (['table', ...(map ?? [])] as const) : (map ?? []);
  return named.flatMap((path) => (typeof path === 'string' ? shared[path] : [path]));
}
