/* Built from socket.en.icu.json by tools/messages. */
export const en = {
  auth_required: 'Sign in to receive messages.',
  auth_failed: 'The session is not confirmed. Refresh the page or sign in again.',
  frame_unknown: 'Unknown type of message. Refresh the page.',
};
