import { useStore } from '@nanostores/react';
import { activityEvents, createIdleTimer, type KeyValueStorage } from '@quittance/sdk/stores';
import { useEffect, useMemo, useRef } from 'react';
import { IdleDialog } from './idle-dialog.tsx';

export interface IdleWarningProps {
  /** Minutes without activity before the warning; the sign-out follows a minute later. */
  readonly warnAfterMinutes: number;
  readonly storage: KeyValueStorage;
  /** Makes a call while the person is active, which the server counts as activity. */
  readonly onKeepAlive: () => void;
  readonly onSignOut: () => void;
  /** Called when the minute has passed without an answer. */
  readonly onExpire: () => void;
}

/** Warns an idle person, and signs them out if they don't answer. */
export function IdleWarning({ warnAfterMinutes, storage, onKeepAlive, onSignOut, onExpire }: IdleWarningProps) {
  const keepAlive = useRef(onKeepAlive);
  keepAlive.current = onKeepAlive;
  const timer = useMemo(
    () => createIdleTimer({ warnAfterMs: warnAfterMinutes * 60_000, storage, keepAlive: () => keepAlive.current() }),
    [warnAfterMinutes, storage],
  );
  const idle = useStore(timer.$idle);
  const expire = useRef(onExpire);
  expire.current = onExpire;

  useEffect(() => {
    const record = () => timer.recordActivity();
    timer.start();
    for (const name of activityEvents) window.addEventListener(name, record, { passive: true });
    return () => {
      for (const name of activityEvents) window.removeEventListener(name, record);
      timer.stop();
    };
  }, [timer]);
  useEffect(() => {
    if (idle.status === 'expired') expire.current();
  }, [idle.status]);

  if (idle.status !== 'warning') return null;
  return <IdleDialog secondsLeft={idle.secondsLeft} onSignOut={onSignOut} onStay={() => timer.stay()} />;
}
