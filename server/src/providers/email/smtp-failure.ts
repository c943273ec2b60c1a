import { DeliveryError } from '../../notifications/index.ts';

/** Fields of the mail library's errors. */
interface SmtpError {
  readonly code?: string;
  /** Where it failed, such as `RCPT TO`. */
  readonly command?: string;
  /** The server's answer, such as `550 5.1.1 <bo@example.com>: no such user`. */
  readonly response?: string;
  readonly responseCode?: number;
}

/** Answers to a recipient that stay the same: no such mailbox, moved, not allowed, too large. */
const permanentWithoutDetail: ReadonlySet<number> = new Set([550, 551, 552, 553, 554]);

/**
 * Subjects of an enhanced code (RFC 3463) that are about this message: its address (1), mailbox (2) or content (6). The
 * others are about the server, the network or our configuration, such as 5.7.1 for a relay that doesn't know us yet.
 */
const aboutTheMessage: ReadonlySet<string> = new Set(['1', '2', '6']);

/** Steps at which the server judges the recipient or the content, and not us. */
const judgingCommands: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/** Converts a failure of the mail library to one without personal data: the server's answer may quote addresses. */
export function smtpFailure(failure: unknown): DeliveryError {
  const error = failure as SmtpError;
  const [, code, subject] = /^\d{3}[ -]([245]\.(\d{1,3})\.\d{1,3})\b/.exec(error.response ?? '') ?? [];
  const answer = [error.responseCode ?? error.code ?? 'no answer', code].filter(Boolean).join(' ');
  const reason = `${answer} at ${error.command ?? 'sending'}`;
  return new DeliveryError(reason, { isFinal: isPermanent(error, subject) });
}

function isPermanent({ command = '', responseCode = 0 }: SmtpError, subject: string | undefined): boolean {
  if (!judgingCommands.has(command) || responseCode < 500) return false;
  return subject === undefined ? permanentWithoutDetail.has(responseCode) : aboutTheMessage.has(subject);
}
