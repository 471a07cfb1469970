import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What the server does with a letter to one address: `accept`, a reply of its own, or one of the ways to give none. */
export type MailResponse = 'accept' | 'cut' | 'hang' | { reply: string };

export interface StandInMail {
  /** The address for SMTP_URL. */
  url: string;
  /** The addresses of the letters that were taken, in order. */
  taken: string[];
  close(): Promise<void>;
}

/** A mail server with arbitrarily broken responses, which one that keeps RFC 5321 cannot give. */
export async function startStandInMail(respond: (to: string) => MailResponse): Promise<StandInMail> {
  const taken: string[] = [];
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

function serve(socket: Socket, respond: (to: string) => MailResponse, taken: string[]): void {
  let to = '';
  let letter: string | null = null;
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    rest += text;
    if (letter !== null) {
      if (!rest.endsWith('\r\n.\r\n')) return;
      taken.push(letter);
      [letter, rest] = [null, ''];
      socket.write('250 taken\r\n');
      return;
    }
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'DATA') {
        letter = to;
        socket.write('354 go on\r\n');
      } else if (command === 'RCPT') {
        to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        const said = respond(to);
        if (said === 'cut') socket.destroy();
        else if (said !== 'hang') socket.write(said === 'accept' ? '250 ok\r\n' : `${said.reply}\r\n`);
      } else if (command === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    }
  });
}
