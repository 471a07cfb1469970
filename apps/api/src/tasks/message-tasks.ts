import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { serviceMessage } from '@otryv/contract/schemas';
import * as z from 'zod/mini';
import { MessagesService } from '../people/messages/messages.service.ts';
import { UsersService } from '../people/users/users.service.ts';
import { UsageError } from './arguments.ts';

const { type, title, text, isRead, entityUrl, externalEntityUrl } = serviceMessage.shape;
const messages = z.record(
  z.string(),
  z.array(
    z.strictObject({
      type,
      title,
      text,
      isRead,
      entityUrl,
      externalEntityUrl,
      createdAt: z.pipe(
        z.iso.datetime(),
        z.transform((moment) => new Date(moment)),
      ),
    }),
  ),
);

/** Adds the messages of a JSON file, by user name; skips those added before. */
export async function addMessages(
  app: INestApplicationContext,
  [file]: readonly string[],
  log: (line: string) => void,
): Promise<number> {
  if (!file) throw new UsageError('Pass a JSON file: messages by user name.');
  const given = messages.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!given.success) throw new UsageError(`${file} has another format: ${z.prettifyError(given.error)}`);
  let failures = 0;
  for (const [username, past] of Object.entries(given.data)) {
    const user = await app.get(UsersService).findByUsername(username);
    if (!user) failures += 1;
    const oldestFirst = past.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    log(`${username}: ${user ? await app.get(MessagesService).addPast(user.id, oldestFirst) : 'no such user'}`);
  }
  return failures;
}
