import type { Response, TestBrowser } from './test-browser.ts';

/** Sends a form with files, like browsers do. */
export async function sendForm(
  browser: TestBrowser,
  url: string,
  fields: object,
  files: Readonly<Record<string, Blob>> = {},
  method: 'POST' | 'PUT' = 'PUT',
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [name, file] of Object.entries(files)) form.set(name, file, 'picture.png');
  const request = new globalThis.Request('http://localhost', { method, body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return browser.send(method, url, Buffer.from(await request.arrayBuffer()), headers);
}

/** Blank page of an organizer. */
export const blankPage = {
  isPublished: 'true',
  clubMain: '',
  protestHours: '48',
  mission: '',
  description: '',
  telegramGroup: '',
  telegramChannel: '',
  website: '',
  vk: '',
  youtube: '',
};
