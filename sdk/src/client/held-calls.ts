import { type ApiError, isSessionLost } from './api-error.ts';
import type { Authenticator } from './authenticate.ts';
import type { Route } from './route.ts';
import { wait } from './wait.ts';

/**
 * Called when the session has ended and can't be renewed. Return `hold` if the page leaves or lets the person sign in
 * again. Calls then wait for `resumeSession`, at most 1,000,000 ms, instead of showing errors.
 */
export type OnSessionExpired = (expired: { readonly route: Route; readonly error: ApiError }) => 'hold' | undefined;

/** Time for the page to leave or the person to sign in again, before held calls fail. */
const holdMs = 1_000_000;

/** Holds the calls of an expired session until the next sign-in. */
export interface HeldCalls {
  /** Sends a call, and repeats it after the person has signed in again. */
  send<T>(call: { readonly route: Route; readonly signal: AbortSignal }, send: () => Promise<T>): Promise<T>;
  resume(): void;
}

export function createHeldCalls(authenticator: Authenticator, onSessionExpired: OnSessionExpired): HeldCalls {
  let resumed = new AbortController();

  async function isResumed(signal: AbortSignal): Promise<boolean> {
    try {
      await wait(holdMs, AbortSignal.any([signal, resumed.signal]));
      return false;
    } catch {
      signal.throwIfAborted();
      return true;
    }
  }

  return {
    async send({ route, signal }, send) {
      const userId = authenticator.userId();
      try {
        return await send();
      } catch (error) {
        if (!endsSession(error, route, authenticator)) throw error;
        if (onSessionExpired({ route, error }) !== 'hold' || !(await isResumed(signal))) throw error;
        // A call of one person must not be sent in the name of another who has signed in since.
        if (authenticator.userId() !== userId) throw error;
        return send();
      }
    },
    resume() {
      resumed.abort();
      resumed = new AbortController();
    },
  };
}

const endsSession = (error: unknown, route: Route, authenticator: Authenticator): error is ApiError =>
  isSessionLost(error) &&
  !['public', 'intermediate', 'staff-intermediate'].includes(route.access) &&
  authenticator.isSignedIn();
