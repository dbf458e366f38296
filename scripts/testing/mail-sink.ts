import { SMTPServer } from 'smtp-server';

/** A mail server that keeps only how many mails came to each address. */
interface MailSink {
  smtpUrl: string;
  /** Mails by recipient. */
  received: Map<string, number>;
  close(): Promise<void>;
}

/** @param takesMs how long it takes with one mail, in ms */
export async function startMailSink(takesMs: number): Promise<MailSink> {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, session, done) {
      stream.resume();
      stream.once('end', () => {
        for (const { address } of session.envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
        if (takesMs > 0) setTimeout(done, takesMs);
        else done();
      });
    },
  });
  server.on('error', () => undefined); // a client that goes away
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
