/* Built from tools.en.icu.json by tools/messages. */
import { formatCount, formatNumber, plural } from '@otryv/race';

export const en = {
  columns: 'Columns',
  presets: 'Set of columns',
  reset: 'As it was',
  arrange: 'Order and pinning',
  pinColumn: (column: string): string => `Pin: ${column}`,
  moveBefore: (column: string): string => `Earlier: ${column}`,
  moveAfter: (column: string): string => `Later: ${column}`,
  density: 'Row height',
  densities: { compact: 'Compact', standard: 'Standard', comfortable: 'Roomy' },
  export: 'Export',
  saveShown: (format: string): string => `Save what is shown, ${format}`,
  copyShown: 'Copy what is shown',
  saveAll: (format: string): string => `Save everything, ${format}`,
  copyAll: 'Copy everything',
  saved: (name: string): string => `The file “${name}” is ready.`,
  copied: (count: number): string =>
    `Copied: ${formatCount('en', count, { one: 'row', other: 'rows' })}. Paste the table into a document or a letter.`,
  nothing: 'There is nothing to export: the table has no rows.',
  notCopied: 'The browser does not let the clipboard be used. Save CSV or JSON instead.',
  notExported: 'The export failed: the page was updated, or the connection is lost. Reload it and try again.',
  find: 'Find',
  findLabel: 'Place or name',
  found: (count: number): string => `Found: ${count}`,
  nobody: 'Nobody found. Check the name, or enter a place.',
  more: (count: number): string => `${count} more`,
  place: (place: string): string => `place ${place}`,
  ownRow: 'My row',
  readers: { rider: 'Rider', captain: 'Captain', commissaire: 'Commissaire', streamer: 'Streamer' },
  moreFinished: (count: number): string =>
    `${formatNumber(count, { locale: 'en' })} more ${plural('en', count, { one: 'has finished', other: 'have finished' })}`,
  protocolChanged: 'The protocol has changed',
  show: 'Show',
  shown: 'Shown',
};
