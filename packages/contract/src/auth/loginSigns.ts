/** What a login is made of; the sentence of what is wrong with one is found by it. */
export const loginSigns = /^[A-Za-z0-9_.-]+$/;
