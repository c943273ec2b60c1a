import { atom, type ReadableAtom } from 'nanostores';
import type { KeyValueStorage } from './safe-storage.ts';
import { storageKeys } from './storage-keys.ts';

export type IdleState =
  | { readonly status: 'active' }
  /** The person has been inactive for long; the dialog counts down. */
  | { readonly status: 'warning'; readonly secondsLeft: number }
  | { readonly status: 'expired' };

export interface IdleTimerOptions {
  /** Inactivity before the warning, milliseconds; the spec has 29 minutes. */
  readonly warnAfterMs: number;
  /** From the warning to the sign-out, milliseconds. Default one minute. */
  readonly graceMs?: number;
  /** Shared by the tabs of a browser, so that work in one keeps all of them signed in. */
  readonly storage: KeyValueStorage;
  /** Makes a call that keeps the server's session alive; called while the person is active, at most every five minutes. */
  readonly keepAlive?: () => void;
}

export interface IdleTimer {
  readonly $idle: ReadableAtom<IdleState>;
  /** Starts the timer; the state becomes `expired` at the end. */
  start(): void;
  /**
   * Reports activity. Ignored while the warning shows: touching the mouse by accident must not dismiss it; `stay` does.
   */
  recordActivity(): void;
  /** The person chose to stay signed in. */
  stay(): void;
  stop(): void;
}

/** Events that count as activity. */
export const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

/** Minimum time between writes to storage: a moving mouse would cause hundreds a second. */
const saveEveryMs = 500;
const tickMs = 1000;
/** Without calls, the server ends a session seven minutes after the warning. */
const keepAliveEveryMs = 5 * 60_000;

export function createIdleTimer(options: IdleTimerOptions): IdleTimer {
  const { warnAfterMs, graceMs = 60_000, storage, keepAlive } = options;
  const $idle = atom<IdleState>({ status: 'active' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let savedAtMs = Number.NEGATIVE_INFINITY;
  let keptAliveAtMs = Date.now();

  const save = (): void => {
    savedAtMs = Date.now();
    storage.setItem(storageKeys.lastActivity, String(savedAtMs));
    if (savedAtMs - keptAliveAtMs < keepAliveEveryMs) return;
    keptAliveAtMs = savedAtMs;
    keepAlive?.();
  };

  /** Uses the clock, because timers stop while a computer sleeps. */
  const check = (): void => {
    const idleMs = Date.now() - Math.max(savedAtMs, Number(storage.getItem(storageKeys.lastActivity)));
    if (idleMs < warnAfterMs) {
      if ($idle.get().status !== 'active') $idle.set({ status: 'active' });
      timer = setTimeout(check, warnAfterMs - idleMs);
    } else if (idleMs < warnAfterMs + graceMs) {
      $idle.set({ status: 'warning', secondsLeft: Math.ceil((warnAfterMs + graceMs - idleMs) / 1000) });
      timer = setTimeout(check, tickMs);
    } else {
      $idle.set({ status: 'expired' });
    }
  };

  const restart = (): void => {
    clearTimeout(timer);
    save();
    check();
  };

  return {
    $idle,
    start: restart,
    stay: restart,
    recordActivity() {
      if ($idle.get().status === 'active' && Date.now() - savedAtMs >= saveEveryMs) save();
    },
    stop: () => clearTimeout(timer),
  };
}
