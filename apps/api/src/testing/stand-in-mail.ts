import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * How the server handles an email to one address. `accept` accepts it; `reply` and `replyToEmail` return this reply to
 * the address or to the whole email; `cut` closes the connection, `hang` keeps it open, and `lose` accepts the email
 * and then closes the connection.
 */
export type MailResponse = 'accept' | 'cut' | 'hang' | 'lose' | { reply: string } | { replyToEmail: string };

export interface TakenEmail {
  to: string;
  messageId: string;
}

export interface StandInMail {
  /** Address for SMTP_URL. */
  url: string;
  /** Accepted emails, in order: by one Message-ID a reader sees one. */
  taken: TakenEmail[];
  close(): Promise<void>;
}

/** Starts a mail server with arbitrarily broken responses, which one that complies with RFC 5321 cannot produce. */
export async function startStandInMail(respond: (to: string) => MailResponse): Promise<StandInMail> {
  const taken: TakenEmail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.write('220 mail.example ESMTP\r\n');
    serve(socket, respond, taken);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function serve(socket: Socket, respond: (to: string) => MailResponse, taken: TakenEmail[]): void {
  let to = '';
  let outcome: MailResponse = 'accept';
  let isEmail = false;
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    rest += text;
    if (isEmail) {
      if (!rest.endsWith('\r\n.\r\n')) return;
      const [, messageId = ''] = /^Message-ID: (.+)$/im.exec(rest) ?? [];
      [isEmail, rest] = [false, ''];
      if (typeof outcome === 'object' && 'replyToEmail' in outcome) socket.write(`${outcome.replyToEmail}\r\n`);
      else {
        taken.push({ to, messageId });
        if (outcome === 'lose') socket.destroy();
        else socket.write('250 taken\r\n');
      }
      return;
    }
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'DATA') {
        isEmail = true;
        socket.write('354 go on\r\n');
      } else if (command === 'RCPT') {
        to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        outcome = respond(to);
        if (outcome === 'cut') socket.destroy();
        else if (outcome !== 'hang')
          socket.write(typeof outcome === 'object' && 'reply' in outcome ? `${outcome.reply}\r\n` : '250 ok\r\n');
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    }
  });
}
