/* Built from done.en.icu.json by tools/messages. */
export const en = {
  role_changed: 'The role is changed, the sessions of the user are ended.',
  user_session_ended: 'The session is ended.',
  user_sessions_ended: 'The sessions of the user are ended.',
};
