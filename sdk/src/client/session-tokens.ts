import { ApiError } from './api-error.ts';
import { withDeadline } from './wait.ts';

/** Why a session is asked for: the first one, one that is about to expire, or one that the server no longer takes. */
export type SessionReason = 'start' | 'refresh' | 'unauthorized';

export interface Session {
  /** An embed token, or a guest's invite token, which begins with `guest_`. */
  readonly token: string;
  /** ISO 8601 or milliseconds since 1970. */
  readonly expiresAt: string | number | Date;
}

/** Answers a session from the host's own back end. */
export type GetSession = (request: {
  readonly reason: SessionReason;
  readonly signal: AbortSignal;
}) => Promise<Session>;

/** So long before its end a token is exchanged in the background, while it is still good. */
const refreshEarlyMs = 60_000;

/**
 * Keeps one session for all calls of a client. However many calls need a new one at the same time, the host is asked
 * once. Tokens are held in memory only.
 */
export class SessionTokens {
  readonly #get: GetSession;
  readonly #timeoutMs: number;
  #current: { readonly token: string; readonly expiresAtMs: number } | null = null;
  #inFlight: Promise<string> | null = null;
  #owner = new AbortController();

  constructor(get: GetSession, timeoutMs: number) {
    this.#get = get;
    this.#timeoutMs = timeoutMs;
  }

  /** @throws {ApiError} SessionUnavailableError */
  async token(): Promise<string> {
    const leftMs = this.#current ? this.#current.expiresAtMs - Date.now() : 0;
    if (!this.#current) return this.#renew('start');
    if (leftMs <= 0) return this.#renew('refresh');
    // A failure here is not the caller's: the token at hand is good, and the next call tries again.
    if (leftMs < refreshEarlyMs) this.#renew('refresh').catch(() => undefined);
    return this.#current.token;
  }

  /** A token other than the refused one; when another call has renewed meanwhile, that one's. */
  async replace(refused: string): Promise<string> {
    return this.#current && this.#current.token !== refused ? this.#current.token : this.#renew('unauthorized');
  }

  /** Drops the token and whatever the host is about to answer. */
  forget(): void {
    this.#owner.abort(new Error('The session was ended.'));
    this.#owner = new AbortController();
    this.#current = null;
    this.#inFlight = null;
  }

  #renew(reason: SessionReason): Promise<string> {
    if (this.#inFlight) return this.#inFlight;
    const renewal = this.#ask(reason).finally(() => {
      if (this.#inFlight === renewal) this.#inFlight = null;
    });
    this.#inFlight = renewal;
    return renewal;
  }

  async #ask(reason: SessionReason): Promise<string> {
    // The signal is ours and not a caller's: one call that is given up must not take the session from the others.
    const owner = this.#owner;
    try {
      const session = await withDeadline(this.#timeoutMs, owner.signal, (signal) => this.#get({ reason, signal }));
      owner.signal.throwIfAborted();
      this.#current = { token: session.token, expiresAtMs: new Date(session.expiresAt).getTime() };
      return session.token;
    } catch (cause) {
      // Such as a server that was not recognized: it tells more than that there is no session.
      if (cause instanceof ApiError) throw cause;
      throw new ApiError({
        kind: 'refused',
        code: 'SessionUnavailableError',
        message: 'The session callback gave no session.',
        cause,
      });
    }
  }
}
