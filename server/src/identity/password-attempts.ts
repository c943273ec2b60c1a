import { type Connection, inTransaction } from '../db/index.ts';
import {
  type AttemptSubject,
  clearAttempts,
  emailAtNetworkSubject,
  emailSubject,
  possessionSubject,
  spendAttempt,
  takeBackAttempt,
} from './attempts.ts';
import type { SessionKind } from './tables.ts';

/** A password attempt. */
export interface GivenPassword {
  readonly kind: SessionKind;
  readonly email: string;
  /** IP address of the sender. */
  readonly ip: string;
  /**
   * Id of something that only the owner of the address has: a remembered device, a passkey, a session. Its guesses count
   * separately, so that strangers on many networks can't lock its owner out.
   */
  readonly possession?: string | undefined;
}

/**
 * Counts per network, so that a stranger's guesses lock out the stranger and not the owner of the address; and from
 * anywhere, to limit guesses that are spread over many networks.
 */
function countsOf({ kind, email, ip, possession }: GivenPassword): Counts {
  if (possession) return { own: { subject: possessionSubject(possession), kind: 'password' } };
  return {
    own: { subject: emailAtNetworkSubject(kind, email, ip), kind: 'password' },
    anywhere: { subject: emailSubject(kind, email), kind: 'password-anywhere' },
  };
}

interface Counts {
  /** Of the network that it came from, or of the owner's possession. */
  readonly own: AttemptSubject;
  readonly anywhere?: AttemptSubject;
}

/**
 * Counts a password before it is checked. A refused one is not counted: guesses from a locked network don't count
 * towards the lock for everybody, nor the other way round.
 * @throws BruteForceAttemptError while the network, or everybody, is locked out
 */
export async function spendPassword(db: Connection, given: GivenPassword): Promise<void> {
  const { own, anywhere } = countsOf(given);
  if (!anywhere) return await spendAttempt(db, own);
  await inTransaction(db, async (transaction) => {
    await spendAttempt(transaction, own);
    await spendAttempt(transaction, anywhere);
  });
}

/**
 * Resets the network's count after a right password. Subtracts only this one from the count from anywhere; otherwise
 * each sign-in of the owner would allow strangers another hundred guesses.
 */
export async function forgivePassword(db: Connection, given: GivenPassword): Promise<void> {
  const { own, anywhere } = countsOf(given);
  await clearAttempts(db, own);
  if (anywhere) await takeBackAttempt(db, anywhere);
}
