import type { RawBuilder } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Actor, ActorOf, Requester } from '../kernel/index.ts';
import type { LiveEvents } from '../live-events/index.ts';

/** Sessions and keys; identity implements it. */
export interface Authentication {
  /**
   * Reads the session of a cookie: confirmed or awaiting its code, of the requested kind; null if it is unknown, ended
   * or expired.
   * @param use `call` counts as activity and postpones the idle expiry; `watch` (an open event stream) does not, since
   *   a forgotten tab would keep its session alive
   */
  readSession(
    db: Connection,
    kind: 'customer' | 'staff',
    cookieToken: string,
    use: 'call' | 'watch',
  ): Promise<Actor | null>;
  /** Finds the partner's key with this secret; null if there is none. */
  findApiKey(db: Connection, secret: string): Promise<ActorOf<'api-key'> | null>;
}

/** Sessions that partners' back ends open for their pages. */
export interface EmbedSessions {
  /** Finds the session with this token; null if it is unknown, ended or expired. */
  findEmbedSession(db: Connection, token: string): Promise<ActorOf<'embed'> | null>;
  /** Whether a key lists the origin, so that its pages may read the answers of the calls of embed sessions. */
  isPartnerOrigin(db: Connection, origin: string): Promise<boolean>;
}

/** Invite tokens of guests; invoices implement it. */
export interface GuestInvites {
  /** Finds the guest of a token. @throws InvalidInviteTokenError, ExpiredInviteTokenError */
  findInvite(db: Connection, token: string): Promise<ActorOf<'guest'>>;
}

export interface OneTimeCodeAttempt {
  readonly userId: string;
  /** The code's purpose, as `codePurpose` writes it. */
  readonly purpose: string;
  readonly code: string;
}

/** One-time codes that accompany a call (`otp: { subject }`); identity implements it. */
export interface OneTimeCodes {
  /**
   * Checks a code without using it up. Runs outside the call's transaction, so that a wrong attempt is counted.
   * @throws InvalidOtpError, ExpiredOtpError, ReusedLoginOtpError, BruteForceAttemptError
   */
  check(db: Connection, attempt: OneTimeCodeAttempt, by: Requester): Promise<{ readonly challengeId: string }>;
  /** Finds the challenge of this code if it was used up recently, else null. Doesn't count as an attempt. */
  findUsed(db: Connection, attempt: OneTimeCodeAttempt): Promise<{ readonly challengeId: string } | null>;
  /**
   * Uses the code up, inside the call's transaction.
   * @param claim a statement to run with it; it returns a row if the call may proceed, otherwise the code is not used
   *   up
   * @returns whether the call may proceed; always true without a claim
   * @throws InvalidOtpError if another request used the code first
   */
  consume(db: Connection, challengeId: string, by: Requester, claim?: RawBuilder<unknown>): Promise<boolean>;
}

/** Ports that the areas implement, so that the HTTP layer depends on no area. */
export interface HttpPorts {
  readonly authentication: Authentication;
  readonly guestInvites: GuestInvites;
  /** Without it, everybody is refused calls of embed sessions. */
  readonly embedSessions?: EmbedSessions;
  readonly oneTimeCodes: OneTimeCodes;
  readonly liveEvents: LiveEvents;
}
