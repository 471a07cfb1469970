/* Built from penalties.en.icu.json by tools/messages. */
export const en = {
  penalties: 'Penalties',
  noPenalties: 'No penalties',
  addPenalty: 'Add a penalty',
  removePenalty: (number: number): string => `Remove penalty ${number}`,
  penaltyTime: (number: number): string => `Penalty ${number}, seconds`,
  penaltyReason: (number: number): string => `Reason of penalty ${number}`,
  savePenalties: 'Save the penalties',
  wholeSeconds: 'Whole seconds or a time such as 1:30 are needed',
};
