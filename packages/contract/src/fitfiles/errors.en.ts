/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  fit_result_missing: 'You have no result in this race. Choose another race or prove the game ID.',
  fit_power_known: 'The power of this race is here already. Refresh the page.',
  fit_duplicate: 'This file was uploaded already. Choose another one.',
  fit_other_ride: 'The file is not of this race: time or average power differ. Choose the file of that day.',
  fit_unreadable: 'This is no FIT file, or it is damaged. Download it again and retry.',
  fit_without_power: 'The file has no power. Choose a file with a power meter.',
};
