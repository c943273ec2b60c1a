import type { Toast } from '@quittance/sdk/stores';
import { useEffect, useRef } from 'react';
import { classNames } from '../base/class-names.ts';
import { usePausableTimer } from '../base/use-pausable-timer.ts';
import { useTopmostDialog } from '../dialog/use-topmost-dialog.ts';
import { Icon } from '../icon/icon.tsx';
import { checkCircleIcon, crossCircleIcon, infoIcon } from '../icon/icons.ts';

const TOAST_DURATION_MS = 4000;

const icons = { success: checkCircleIcon, error: crossCircleIcon, info: infoIcon } as const;

interface ToastCardProps {
  readonly toast: Toast;
  readonly onExpire: (id: Toast['id']) => void;
}

/** A toast, which disappears after four seconds unless the pointer or the focus is on it. */
function ToastCard({ toast, onExpire }: ToastCardProps) {
  const timer = usePausableTimer(TOAST_DURATION_MS, () => onExpire(toast.id));
  useEffect(() => timer.start(), [timer]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches whether somebody reads it
    <div
      className={classNames('q-toast', `q-toast--${toast.kind}`)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not keep a toast from going
      tabIndex={0}
      onPointerEnter={() => timer.hold('pointer')}
      onPointerLeave={() => timer.release('pointer')}
      onFocus={() => timer.hold('focus')}
      onBlur={() => timer.release('focus')}
    >
      <Icon shape={icons[toast.kind]} />
      <span>{toast.message}</span>
    </div>
  );
}

interface ToasterProps {
  readonly toasts: readonly Toast[];
  /** Called when a toast was shown for its 4000 ms: remove it from the list. */
  readonly onExpire: (id: Toast['id']) => void;
}

/**
 * The container of toasts: always rendered, so that screen readers announce new toasts, and above everything else,
 * inside an open dialog too.
 */
export function Toaster({ toasts, onExpire }: ToasterProps) {
  const toaster = useRef<HTMLDivElement>(null);
  useTopmostDialog(toaster);
  return (
    <div className="q-toaster-place">
      <div className="q-toaster" popover="manual" role="status" aria-live="polite" ref={toaster}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onExpire={onExpire} />
        ))}
      </div>
    </div>
  );
}
