import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../config/index.ts';
import type { EmailMessage, EmailPort } from '../../notifications/index.ts';
import { smtpFailure } from './smtp-failure.ts';

export interface SmtpOptions {
  /** Time for one message, in milliseconds: less than the outbox reserves it for, so that no other process sends it meanwhile. */
  readonly deadlineMs?: number;
}

/** Closes unused connections before servers do: a message sent on a closed one would have to be repeated. */
const idleTimeoutMs = 20_000;

/** Sends email through a mail server, over pooled connections. */
export function smtpEmail(settings: SmtpSettings, { deadlineMs = 45_000 }: SmtpOptions = {}): EmailPort {
  const transport = createTransport({
    pool: true,
    host: settings.host,
    port: settings.port,
    ...tlsOptions(settings),
    ...(settings.credentials && {
      auth: { user: settings.credentials.user, pass: settings.credentials.password },
    }),
    ...(settings.dkim && { dkim: dkimOptions(settings.dkim) }),
    maxConnections: settings.connections,
    idleTimeout: idleTimeoutMs,
    // The outbox repeats, so that each attempt is counted.
    maxRequeues: 0,
    connectionTimeout: settings.timeoutMs,
    greetingTimeout: settings.timeoutMs,
    dnsTimeout: settings.timeoutMs,
    socketTimeout: settings.timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail({ ...toMail(message, settings), signal: AbortSignal.timeout(deadlineMs) });
      } catch (error) {
        throw smtpFailure(error);
      }
    },
    close: async () => transport.close({ force: true }),
  };
}

/** Without TLS when it's off: a failed upgrade would otherwise be an error of every message. */
const tlsOptions = ({ tls, authority }: SmtpSettings) => ({
  secure: tls === 'implicit',
  requireTLS: tls === 'starttls',
  ignoreTLS: tls === 'off',
  tls: { minVersion: 'TLSv1.2' as const, ...(authority !== undefined && { ca: authority }) },
});

const dkimOptions = ({ domain, selector, privateKey }: NonNullable<SmtpSettings['dkim']>) => ({
  domainName: domain,
  keySelector: selector,
  privateKey,
});

/** A repeated message has the same Message-ID, by which mail programs show it once. */
function toMail(
  { idempotencyKey, to, from, subject, html, text, pictures = [] }: EmailMessage,
  { bounceAddress }: SmtpSettings,
) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    html,
    text,
    attachments: pictures.map(({ contentId: cid, name: filename, type: contentType, bytes: content }) => ({
      cid,
      filename,
      contentType,
      content,
      contentDisposition: 'inline' as const,
    })),
    messageId: `<${idempotencyKey}@${domainOf(from.address)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    envelope: { from: bounceAddress ? withToken(bounceAddress, idempotencyKey) : from.address, to },
  };
}

/** Adds the message's id to the address, by which a returned mail is found: `bounces+out_…@example.com`. */
function withToken(address: string, token: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${token}${address.slice(at)}`;
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
