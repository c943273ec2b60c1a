import type { ReactNode } from 'react';

interface PaymentProgressProps {
  readonly isDone: boolean;
  /** Announced when it changes. */
  readonly message: string;
  readonly children?: ReactNode | undefined;
}

/** A ring that turns during a payment, and becomes a check mark when it is done. */
export function PaymentProgress({ isDone, message, children }: PaymentProgressProps) {
  return (
    <div className={`q-progress ${isDone ? 'q-progress--done' : 'q-progress--running'}`}>
      <svg className="q-progress__mark" viewBox="0 0 72 72" aria-hidden="true">
        <circle className="q-progress__track" cx="36" cy="36" r="32" />
        <circle className="q-progress__ring" cx="36" cy="36" r="32" pathLength="100" />
        <path className="q-progress__check" d="M22.5 37.5 32 47l18-21" pathLength="100" />
      </svg>
      <p className="q-progress__message" role="status">
        {message}
      </p>
      {children}
    </div>
  );
}
