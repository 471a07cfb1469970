/* Built from service-messages.en.icu.json by tools/messages. */
export const en = {
  written: (rider: string): string => `${rider} appeals about the own row. Answer on the page for editing the results.`,
  accepted: (answer: string, author: string): string => `The appeal is accepted. ${answer} Answered by ${author}.`,
  rejected: (answer: string, author: string): string => `The appeal is rejected. ${answer} Answered by ${author}.`,
};
