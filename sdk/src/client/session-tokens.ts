import { ApiError } from './api-error.ts';
import { withDeadline } from './wait.ts';

/** Why a session is requested: it is the first, the current one expires soon, or the server refused it. */
export type SessionReason = 'start' | 'refresh' | 'unauthorized';

export interface Session {
  /** An embed token, or a guest's invite token, which starts with `guest_`. */
  readonly token: string;
  /** ISO 8601, or milliseconds since 1970. */
  readonly expiresAt: string | number | Date;
}

/** Gets a session from the host's back end. */
export type GetSession = (request: {
  readonly reason: SessionReason;
  readonly signal: AbortSignal;
}) => Promise<Session>;

/** Time before expiry at which a valid token is renewed in the background. */
const refreshEarlyMs = 60_000;

/**
 * Holds one session for all calls of a client, in memory only. Asks the host once, even if several calls need a new
 * session at the same time.
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

  /** Returns a valid token. @throws {ApiError} SessionUnavailableError */
  async token(): Promise<string> {
    const leftMs = this.#current ? this.#current.expiresAtMs - Date.now() : 0;
    if (!this.#current) return this.#renew('start');
    if (leftMs <= 0) return this.#renew('refresh');
    // This failure is not the caller's: the current token is valid, and the next call tries again.
    if (leftMs < refreshEarlyMs) this.#renew('refresh').catch(() => undefined);
    return this.#current.token;
  }

  /** Returns a token other than the refused one, possibly renewed by another call meanwhile. */
  async replace(refused: string): Promise<string> {
    return this.#current && this.#current.token !== refused ? this.#current.token : this.#renew('unauthorized');
  }

  /** Drops the token and ignores a pending answer of the host. */
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
    // A separate signal: aborting one call must not abort the session request of the others.
    const owner = this.#owner;
    try {
      const session = await withDeadline(this.#timeoutMs, owner.signal, (signal) => this.#get({ reason, signal }));
      owner.signal.throwIfAborted();
      this.#current = { token: session.token, expiresAtMs: new Date(session.expiresAt).getTime() };
      return session.token;
    } catch (cause) {
      // Keep a specific error, such as an unrecognized server, instead of the missing session.
      if (cause instanceof ApiError) throw cause;
      throw new ApiError({
        kind: 'refused',
        code: 'SessionUnavailableError',
        message: 'The session callback returned no session.',
        cause,
      });
    }
  }
}
