import { type Connection, inTransaction } from '../db/index.ts';
import { emailAtNetworkSubject, emailSubject, spendAttempt } from './attempts.ts';
import type { SessionKind } from './tables.ts';

/** A mail to an address that anybody may enter. */
export interface RequestedMail {
  readonly kind: 'verification-mail' | 'code-request' | 'reset-request';
  readonly userKind: SessionKind;
  readonly email: string;
  /** IP address of the sender. */
  readonly ip: string;
}

/**
 * Counts a mail to an address, known or not. Per network, so that a stranger uses up their own limit and not that of the
 * address's owner; and from anywhere, with a larger limit, so that many networks can't flood a mailbox.
 * @throws RateLimitError while a limit is reached
 */
export async function spendMail(db: Connection, { kind, userKind, email, ip }: RequestedMail): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await spendAttempt(transaction, { subject: emailAtNetworkSubject(userKind, email, ip), kind });
    await spendAttempt(transaction, { subject: emailSubject(userKind, email), kind: `${kind}-anywhere` });
  });
}
