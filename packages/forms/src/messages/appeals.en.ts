/* Built from appeals.en.icu.json by tools/messages. */
export const en = {
  text: 'What happened',
  textHint: 'Only the organizer and the moderators of the club read it.',
  link: 'Link to a recording or a file',
  linkHint: 'Optional, for example a recording of the stream.',
  send: 'Send the appeal',
  sending: 'Sending',
  answer: 'Answer to the rider',
  answerHint: 'Everybody sees the answer.',
  outcome: 'Outcome of the appeal',
  accepted: 'Accepted',
  rejected: 'Rejected',
  reply: 'Send the answer',
};
