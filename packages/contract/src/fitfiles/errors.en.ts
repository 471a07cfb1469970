/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  fit_result_missing: 'You have no result in this race. Choose another race or prove the game ID.',
  fit_power_known: 'The power of this race is here already. Refresh the page.',
  fit_duplicate: 'This file was uploaded already. Choose another one.',
  fit_other_ride: 'The file is not of this race: time or average power differ. Choose the file of that day.',
  fit_cut: 'The file was cut off before the end of the race. Download it again or choose another one.',
  fit_unreadable: 'This is neither a FIT file nor an archive with one, or it is damaged. Download it again and retry.',
  fit_without_power: 'The file has no power. Choose a file with a power meter.',
  fit_zip_without_fit: 'The archive has no FIT file. Upload the file itself or an archive with one.',
  fit_zip_several: 'The archive has several FIT files. Upload one, that of this race.',
  fit_zip_too_large: 'The archive unpacks to more than 50 MB. Upload the FIT file itself.',
  fit_zip_encrypted: 'The archive has a password. Unpack it and upload the FIT file.',
};
