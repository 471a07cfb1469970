/* Built from errors.en.icu.json by tools/messages. */
export const en = {
  request_invalid: 'The request is not right. Check the marked fields and try again.',
  cursor_invalid:
    'This cursor does not fit: it is of another list, of other filters, or damaged. Begin the list again, without cursor.',
  name_invalid:
    'A name needs a letter or a digit, and no invisible characters or letters of mixed or rare scripts. Type it again on the keyboard in one language.',
  unauthorized: 'Authorization is needed. Sign in and try again.',
  forbidden: 'Access is forbidden. Ask an administrator for the right.',
  address_unknown: 'There is no such address. Check it or start from the home page.',
  body_too_large: 'The request is too large. Make it smaller and try again.',
  too_many_requests: 'Too many requests. Wait a little and try again.',
  request_timeout: 'The request did not arrive in time. Check the connection and try again.',
  headers_too_large: 'The headers of the request are too long. Delete the cookies of this site and try again.',
  expectation_failed: 'The server does not meet what the Expect header asks for. Leave it out and try again.',
  precondition_failed: 'The file has changed since you got it. Refresh the page.',
  range_invalid: 'The file has no such part. Ask for all of it.',
  overloaded: 'The server is overloaded. Your data are safe, try again in a few seconds.',
  database_unavailable: 'The database does not answer. Your data are safe, try again in a few seconds.',
  unexpected: 'Something failed on the server. It is in the log, please try again.',
};
