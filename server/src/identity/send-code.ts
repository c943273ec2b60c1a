import { recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import type { Clock, Locale } from '../kernel/index.ts';
import { type MailContent, sendMail } from '../notifications/index.ts';
import { type IssuedCode, issueCode } from './issue-code.ts';
import { auditedUser } from './security-changes.ts';
import type { UserKey } from './users.ts';

/** Returns the mail for a code. */
export type WriteCodeMail = (code: string) => MailContent;

export const writeSignInMail: WriteCodeMail = (code) => ({ template: 'sign-in-code', data: { code } });

export interface CodeRequest extends UserKey {
  readonly email: string;
  readonly purpose: string;
  readonly writeMail: WriteCodeMail;
  readonly locale: Locale;
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Creates a one-time code and puts its mail into the outbox. Within 30 seconds of the previous code, that one stays valid
 * and nothing is sent.
 * @throws BruteForceAttemptError while the user is locked out
 */
export async function sendCode(transaction: Connection, clock: Clock, request: CodeRequest): Promise<IssuedCode> {
  const issued = await issueCode(transaction, request);
  if (issued.code === undefined) return issued;
  const { email: to, locale, userId: about, writeMail } = request;
  await sendMail(transaction, { to, locale, about, ...writeMail(issued.code) });
  await recordAudit(transaction, {
    at: await clock.now(transaction),
    actor: { kind: 'anyone' },
    action: 'one-time-code.sent',
    object: auditedUser(request),
    detail: { purpose: request.purpose },
    requestId: request.requestId,
    ip: request.ip,
  });
  return issued;
}
