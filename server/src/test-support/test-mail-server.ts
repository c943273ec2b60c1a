import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { testCertificate } from './test-certificate.ts';

/** A mail that the server took. */
export interface TakenMail {
  /** Envelope sender. */
  readonly from: string;
  /** Envelope recipients. */
  readonly to: readonly string[];
  readonly isEncrypted: boolean;
  /** As received. */
  readonly source: string;
  readonly parsed: ParsedMail;
}

export interface TestMailServerOptions {
  /** Default: `starttls`. */
  readonly tls?: 'implicit' | 'starttls' | 'off';
  /** Default: a free port. */
  readonly port?: number;
  /** Required of senders, when given. */
  readonly credentials?: { readonly user: string; readonly password: string };
  /** Answer to a recipient that is refused, such as `550 5.1.1 no such user`. */
  readonly refuse?: (recipient: string) => string | undefined;
  /** Takes connections and never says a word. */
  readonly isSilent?: boolean;
  /** The same as `refuse`, for a mail's content. */
  readonly refuseContent?: () => string | undefined;
}

/** An SMTP server on localhost that keeps what it takes. */
export interface TestMailServer {
  readonly port: number;
  readonly mails: TakenMail[];
  close(): Promise<void>;
}

/** An error that the server answers to the client: code, and the rest of the line. */
function refusal(answer: string): Error {
  return Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });
}

export async function startTestMailServer(options: TestMailServerOptions = {}): Promise<TestMailServer> {
  const mails: TakenMail[] = [];
  const server = new SMTPServer(serverOptions(options, mails));
  // Clients that break off, such as those that refuse the certificate, are part of the tests.
  server.on('error', () => {});
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const connection of server.connections) connection.close();
      }),
  };
}

function serverOptions(
  { tls = 'starttls', credentials, refuse, isSilent, refuseContent }: TestMailServerOptions,
  mails: TakenMail[],
): SMTPServerOptions {
  return {
    ...testCertificate,
    secure: tls === 'implicit',
    authOptional: !credentials,
    disabledCommands: [...(tls === 'off' ? ['STARTTLS'] : []), ...(credentials ? [] : ['AUTH'])],
    onConnect(_session, done) {
      if (!isSilent) done();
    },
    onAuth({ username, password }, _session, done) {
      const isRight = username === credentials?.user && password === credentials?.password;
      done(isRight ? null : refusal('535 5.7.8 authentication failed'), { user: username });
    },
    onRcptTo({ address }, _session, done) {
      const answer = refuse?.(address);
      done(answer ? refusal(answer) : null);
    },
    onData(stream, { envelope, secure }, done) {
      void readAll(stream).then(async (source) => {
        const answer = refuseContent?.();
        if (answer) return done(refusal(answer));
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          isEncrypted: secure,
          source,
          parsed: await simpleParser(source),
        });
        done();
      });
    },
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
