/* Built from service-messages.en.icu.json by tools/messages. */
export const en = {
  roleTitle: 'Role on the portal',
  role: (role: string): string =>
    role === 'admin'
      ? 'You are an administrator now: the portal is yours to manage. Sign in again.'
      : role === 'moderator'
        ? 'You are a moderator now: the logs and the races of all clubs are open to you. Sign in again.'
        : 'You are a participant now, the former rights are gone. If that is a mistake, write to the administration.',
};
