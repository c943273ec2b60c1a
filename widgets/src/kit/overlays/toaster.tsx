import type { Toast } from '@quittance/sdk/stores';
import { useEffect, useRef } from 'react';
import { classNames } from '../base/class-names.ts';
import { Icon } from '../display/icon.tsx';
import { checkCircleIcon, crossCircleIcon, infoIcon } from '../display/icons.ts';

const TOAST_DURATION_MS = 4000;

const icons = { success: checkCircleIcon, error: crossCircleIcon, info: infoIcon } as const;

interface ToastCardProps {
  readonly toast: Toast;
  readonly onExpire: (id: Toast['id']) => void;
}

/** Goes after four seconds, but not while someone reads it under the pointer. */
function ToastCard({ toast, onExpire }: ToastCardProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const expire = useRef(onExpire);
  expire.current = onExpire;
  const pause = () => clearTimeout(timer.current);
  const run = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => expire.current(toast.id), TOAST_DURATION_MS);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts once, when the toast appears
  useEffect(() => {
    run();
    return pause;
  }, []);
  return (
    <div className={classNames('q-toast', `q-toast--${toast.kind}`)} onPointerEnter={pause} onPointerLeave={run}>
      <Icon shape={icons[toast.kind]} />
      <span>{toast.message}</span>
    </div>
  );
}

interface ToasterProps {
  readonly toasts: readonly Toast[];
  /** A toast has been seen for its 4000 ms; take it out of the list. */
  readonly onExpire: (id: Toast['id']) => void;
}

/** The place of toasts: always in the page, so that screen readers announce what appears in it. */
export function Toaster({ toasts, onExpire }: ToasterProps) {
  return (
    <div className="q-toaster" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onExpire={onExpire} />
      ))}
    </div>
  );
}
