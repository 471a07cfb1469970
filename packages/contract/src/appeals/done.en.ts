/* Built from done.en.icu.json by tools/messages. */
export const en = {
  appeal_sent: 'The appeal is sent. The answer comes as a message.',
  appeal_answer_sent: 'The answer is sent to the rider.',
};
