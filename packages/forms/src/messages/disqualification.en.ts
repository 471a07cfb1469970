/* Built from disqualification.en.icu.json by tools/messages. */
export const en = {
  label: 'Mark',
  notChosen: 'Not chosen',
  proposed: (label: string, meaning: string): string => `${label} - ${meaning}`,
  disqualify: 'Save the decision',
  lift: 'Lift the disqualification',
  lifting: 'Lifting',
  meanings: {
    DSQ: 'Disqualified',
    DNF: 'Did not finish',
    DNS: 'Did not start',
    OUT: 'Outside the classification',
    OFR: 'Off the record',
    VP: 'Power was not measured',
    LMT: 'Outside of the time limit',
    LAP: 'Lapped',
    NP: 'No place',
    MRS: 'A mandatory stage is missing',
    MC: 'Different categories on the stages',
    UNC: 'Category undefined',
  },
};
