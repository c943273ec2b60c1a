import { atom, type ReadableAtom } from 'nanostores';

export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
}

export interface ToastStore {
  readonly $toasts: ReadableAtom<readonly Toast[]>;
  show(kind: ToastKind, message: string): void;
  /** Removes a toast; the toaster calls it when the toast's time is over. */
  remove(id: Toast['id']): void;
}

/** Suppresses repeated error toasts: one fault often fails several calls at once. */
const errorDebounceMs = 750;

export function createToastStore(): ToastStore {
  const $toasts = atom<readonly Toast[]>([]);
  let lastId = 0;
  let lastErrorAtMs = Number.NEGATIVE_INFINITY;

  const isTooSoon = (): boolean => Date.now() - lastErrorAtMs < errorDebounceMs;

  return {
    $toasts,
    show(kind, message) {
      if (kind === 'error') {
        if (isTooSoon()) return;
        lastErrorAtMs = Date.now();
      }
      lastId += 1;
      $toasts.set([...$toasts.get(), { id: lastId, kind, message }]);
    },
    remove: (id) => $toasts.set($toasts.get().filter((toast) => toast.id !== id)),
  };
}
