import type { SMTPServer } from 'smtp-server';

/** The steps of a session at which a mail server may refuse, in their order. */
export const smtpSteps = [
  'greeting',
  'hello',
  'login',
  'sender',
  'recipient',
  'data',
  'end of data',
  'reset',
  'quit',
] as const;
export type SmtpStep = (typeof smtpSteps)[number];

/**
 * What the server says at a step instead of doing what it was asked: a reply such as `550 5.1.1 No such person`, `cut` for
 * a connection that ends without one, `hang` for none at all; null when it does what it was asked.
 * @param command the client's line; empty at the greeting and at the end of data
 */
export type Ruling = (step: SmtpStep, command: string) => string | null;

/** How the server behaves in one word. `lose-reply` keeps the mail and cuts the connection before saying so. */
export const delivery = {
  well: () => null,
  down: at('greeting', '421 Closed'),
  refuse: at('recipient', '550 5.1.1 No such person'),
  busy: at('end of data', '451 4.3.0 Come back later'),
  hang: at('end of data', 'hang'),
  'lose-reply': () => null,
} as const satisfies Record<string, Ruling>;

/** The same answer at one step, and none at the others. */
export function at(asked: SmtpStep, answer: string): Ruling {
  return (step) => (step === asked ? answer : null);
}

type Connection = SMTPServer['connections'] extends Set<infer One> ? One : never;
type Handler = 'handler_EHLO' | 'handler_HELO' | 'handler_AUTH' | 'handler_MAIL' | 'handler_RCPT' | 'handler_DATA';

const handlers: Record<Handler | 'handler_RSET' | 'handler_QUIT', SmtpStep> = {
  handler_EHLO: 'hello',
  handler_HELO: 'hello',
  handler_AUTH: 'login',
  handler_MAIL: 'sender',
  handler_RCPT: 'recipient',
  handler_DATA: 'data',
  handler_RSET: 'reset',
  handler_QUIT: 'quit',
};

/** Asks the ruling before each command of a connection. */
export function ruleOver(connection: Connection, rulingNow: () => Ruling): void {
  for (const [name, step] of Object.entries(handlers) as [keyof typeof handlers, SmtpStep][]) {
    const obey = connection[name].bind(connection);
    connection[name] = (command, done) => {
      const answer = rulingNow()(step, command.toString());
      if (answer === null) obey(command, done);
      else say(connection, answer, done);
    };
  }
}

/** Gives the answer of a ruling. @param done called unless the connection ended or hangs */
export function say(connection: Connection, answer: string, done: () => void): void {
  if (answer === 'hang') return;
  if (answer === 'cut') return void connection._socket.destroy();
  connection.send(Number(answer.slice(0, 3)), answer.slice(4));
  done();
}
