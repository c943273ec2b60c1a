import { recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import type { Clock, Locale } from '../kernel/index.ts';
import { type MailData, sendMail } from '../notifications/index.ts';
import { type IssuedCode, issueCode } from './issue-code.ts';

/** What the mail says of the payment that its code confirms, so that nobody confirms another one unawares. */
export type PaymentToConfirm = Omit<MailData['payment-code'], 'code'>;

export interface CodeRequest {
  readonly userId: string;
  readonly email: string;
  readonly purpose: string;
  /** Absent for a sign-in. */
  readonly payment?: PaymentToConfirm;
  readonly locale: Locale;
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Makes a one-time code and puts it into the outbox. Within 30 seconds of the code before, that one stays good and
 * nothing is sent.
 * @throws BruteForceAttemptError while the user is locked out
 */
export async function sendCode(transaction: Connection, clock: Clock, request: CodeRequest): Promise<IssuedCode> {
  const issued = await issueCode(transaction, request);
  if (issued.code === undefined) return issued;
  const { email: to, locale, userId: about, payment } = request;
  await sendMail(
    transaction,
    payment
      ? { to, template: 'payment-code', locale, data: { code: issued.code, ...payment }, about }
      : { to, template: 'sign-in-code', locale, data: { code: issued.code }, about },
  );
  await recordAudit(transaction, {
    at: await clock.now(transaction),
    actor: { kind: 'anyone' },
    action: 'one-time-code.sent',
    object: { type: 'person', id: request.userId },
    detail: { purpose: request.purpose },
    requestId: request.requestId,
    ip: request.ip,
  });
  return issued;
}
