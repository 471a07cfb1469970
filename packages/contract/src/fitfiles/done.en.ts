/* Built from done.en.icu.json by tools/messages. */
export const en = {
  fit_imported: 'The power is added. The protocol follows within a minute.',
  fit_imported_virtual: 'The power is added and marked as estimated. The protocol follows within a minute.',
  fit_checksum_wrong: 'The file was damaged and has been repaired: its checksum did not match.',
  fit_checksum_missing: 'The file has been repaired: it had no checksum.',
  fit_size_missing: 'The file has been repaired: its header did not state the size.',
  fit_size_wrong: 'The file has been repaired: its header stated a wrong size.',
  fit_all_read: 'All records of the race were read.',
  fit_cut: (until: string): string => `The file was cut off: it was read up to ${until} from the start.`,
};
