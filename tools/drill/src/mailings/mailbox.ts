import { SMTPServer } from 'smtp-server';

/** A mail server that keeps one email per Message-ID, as mail servers do. */
export interface Mailbox {
  url: string;
  /** Returns the number of distinct emails of each address. */
  emailsOf: (address: string) => number;
  addresses: () => string[];
  /** Counts emails received again under an existing Message-ID. */
  repeats: () => number;
  close: () => Promise<void>;
}

const messageIdIn = /^Message-ID: (.+)$/im;

export async function openMailbox(): Promise<Mailbox> {
  const kept = new Map<string, Set<string>>();
  let repeats = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [, id = ''] = messageIdIn.exec(Buffer.concat(chunks).toString()) ?? [];
        for (const { address } of envelope.rcptTo) {
          const emails = kept.get(address) ?? new Set<string>();
          if (emails.has(id)) repeats += 1;
          kept.set(address, emails.add(id));
        }
        done();
      });
    },
  });
  // A killed process breaks its connections.
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    emailsOf: (address) => kept.get(address)?.size ?? 0,
    addresses: () => [...kept.keys()],
    repeats: () => repeats,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
