import { type Connection, inTransaction } from '../db/index.ts';
import {
  type AttemptSubject,
  clearAttempts,
  emailAtNetworkSubject,
  emailSubject,
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
}

/**
 * Counts per network, so that a stranger's guesses lock out the stranger and not the owner of the address; and from
 * anywhere, to limit guesses that are spread over many networks.
 */
const countsOf = ({ kind, email, ip }: GivenPassword): { atNetwork: AttemptSubject; anywhere: AttemptSubject } => ({
  atNetwork: { subject: emailAtNetworkSubject(kind, email, ip), kind: 'password' },
  anywhere: { subject: emailSubject(kind, email), kind: 'password-anywhere' },
});

/**
 * Counts a password before it is checked. A refused one is not counted: guesses from a locked network don't count
 * towards the lock for everybody, nor the other way round.
 * @throws BruteForceAttemptError while the network, or everybody, is locked out
 */
export async function spendPassword(db: Connection, given: GivenPassword): Promise<void> {
  const { atNetwork, anywhere } = countsOf(given);
  await inTransaction(db, async (transaction) => {
    await spendAttempt(transaction, atNetwork);
    await spendAttempt(transaction, anywhere);
  });
}

/**
 * Resets the network's count after a right password. Subtracts only this one from the count from anywhere; otherwise
 * each sign-in of the owner would allow strangers another hundred guesses.
 */
export async function forgivePassword(db: Connection, given: GivenPassword): Promise<void> {
  const { atNetwork, anywhere } = countsOf(given);
  await clearAttempts(db, atNetwork);
  await takeBackAttempt(db, anywhere);
}
