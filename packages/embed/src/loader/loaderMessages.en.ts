/* Built from loaderMessages.en.icu.json by tools/messages. */
export const en = {
  notLoaded: {
    results: 'The results have not loaded',
    schedule: 'The schedule has not loaded',
    series: 'The series has not loaded',
    standings: 'The standings have not loaded',
    rider: 'The profile has not loaded',
    countdown: 'The countdown has not loaded',
  },
  late: 'The portal did not answer within 10 seconds.',
  away: 'The portal does not answer.',
  open: 'Open on Otryv',
};
