import type { RawBuilder } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { Actor, ActorOf, Requester } from '../kernel/index.ts';
import type { LiveEvents } from '../live-events/index.ts';

/** What the HTTP layer needs to know of sessions and keys; identity implements it. */
export interface Authentication {
  /**
   * Whose session a cookie opens: a confirmed one or one that still awaits its code, of the asked kind; null when it is
   * unknown, ended or expired.
   * @param use `call` counts as activity and puts off the idle expiry; `watch` (an open event stream) does not, or a
   *   forgotten tab would keep its session alive for ever
   */
  readSession(
    db: Connection,
    kind: 'customer' | 'staff',
    cookieToken: string,
    use: 'call' | 'watch',
  ): Promise<Actor | null>;
  /** The partner's key with this secret, or null. */
  findApiKey(db: Connection, secret: string): Promise<ActorOf<'api-key'> | null>;
}

/** Embed sessions, which partners' back ends open for their pages. */
export interface EmbedSessions {
  /** The session with this token, or null when it is unknown, ended or expired. */
  findEmbedSession(db: Connection, token: string): Promise<ActorOf<'embed'> | null>;
}

/** Invite tokens of guests; invoices implement it. */
export interface GuestInvites {
  /** @throws InvalidInviteTokenError, ExpiredInviteTokenError */
  findInvite(db: Connection, token: string): Promise<ActorOf<'guest'>>;
}

export interface OneTimeCodeAttempt {
  readonly userId: string;
  /** What the code was asked for, as `codePurpose` writes it. */
  readonly purpose: string;
  readonly code: string;
}

/** One-time codes that accompany a call (`otp: { subject }`); identity implements it. */
export interface OneTimeCodes {
  /**
   * Checks a code without using it up. Runs outside the call's transaction, so that a wrong attempt stays counted.
   * @throws InvalidOtpError, ExpiredOtpError, ReusedLoginOtpError, BruteForceAttemptError
   */
  check(db: Connection, attempt: OneTimeCodeAttempt, by: Requester): Promise<{ readonly challengeId: string }>;
  /** The challenge of this code if it was used up lately, and null otherwise. Counts as no attempt. */
  findUsed(db: Connection, attempt: OneTimeCodeAttempt): Promise<{ readonly challengeId: string } | null>;
  /**
   * Uses the code up, inside the call's transaction.
   * @param claim a statement that runs with it and returns a row if the call may go on; if not, the code isn't used up
   * @returns whether the call may go on; always true without a claim
   * @throws InvalidOtpError if another request used the code first
   */
  consume(db: Connection, challengeId: string, by: Requester, claim?: RawBuilder<unknown>): Promise<boolean>;
}

/** What the areas give to the HTTP layer, so that it depends on none of them. */
export interface HttpPorts {
  readonly authentication: Authentication;
  readonly guestInvites: GuestInvites;
  /** Without it, calls of embed sessions are refused to everybody. */
  readonly embedSessions?: EmbedSessions;
  readonly oneTimeCodes: OneTimeCodes;
  readonly liveEvents: LiveEvents;
}
