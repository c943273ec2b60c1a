import { Banner, Button, type ButtonVariant, Dialog, type IconShape } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly icon?: IconShape | undefined;
  /** Default `primary`; `danger` for what can't be undone. */
  readonly variant?: ButtonVariant | undefined;
  /** Why the last attempt failed, as text for the person. */
  readonly error?: string | undefined;
  /** Keeps the dialog open and its buttons busy. */
  readonly isPending?: boolean | undefined;
  readonly onConfirm: () => void;
  /** Default: `onClose`. */
  readonly onCancel?: (() => void) | undefined;
  readonly onClose: () => void;
  /** What is about to happen. */
  readonly children: ReactNode;
}

/** Asks before an action, and shows why it failed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, variant = 'primary', icon, error, isPending = false, onConfirm, onClose, children } = props;
  return (
    <Dialog
      title={title}
      width="narrow"
      locked={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={props.onCancel ?? onClose} disabled={isPending}>
            {props.cancelLabel}
          </Button>
          <Button variant={variant} icon={icon} pending={isPending} onClick={onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div role="alert">{error !== undefined && <Banner tone="danger">{error}</Banner>}</div>
      {children}
    </Dialog>
  );
}
