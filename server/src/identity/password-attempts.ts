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

/** Somebody gives a password for an e-mail address. */
export interface GivenPassword {
  readonly kind: SessionKind;
  readonly email: string;
  /** Where it came from. */
  readonly ip: string;
}

/**
 * By network, so that a stranger who guesses locks out themselves and not the owner of the address; and from anywhere, so
 * that guesses spread over many networks are bounded too.
 */
const countsOf = ({ kind, email, ip }: GivenPassword): { atNetwork: AttemptSubject; anywhere: AttemptSubject } => ({
  atNetwork: { subject: emailAtNetworkSubject(kind, email, ip), kind: 'password' },
  anywhere: { subject: emailSubject(kind, email), kind: 'password-anywhere' },
});

/**
 * Counts a password before it is looked at. One that is refused here is not counted: a network that is locked out brings
 * the address no nearer to being locked for everybody, nor the other way round.
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
 * After a password that was right: its network starts anew. Of the count from anywhere it takes back only itself, or
 * each sign-in of the owner would give everybody else another hundred guesses.
 */
export async function forgivePassword(db: Connection, given: GivenPassword): Promise<void> {
  const { atNetwork, anywhere } = countsOf(given);
  await clearAttempts(db, atNetwork);
  await takeBackAttempt(db, anywhere);
}
