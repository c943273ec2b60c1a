import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';

interface DrawerProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Actions, which stay in view while the content scrolls. */
  readonly footer?: ReactNode | undefined;
  /** Neither Escape nor a click outside nor a button closes it. */
  readonly locked?: boolean | undefined;
}

/**
 * Particulars of what stands beneath: a panel from the inline end, on a phone a sheet from below. Mount it to open it
 * and unmount it to close it; a click outside closes it too.
 */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} position="end" closesOnOutsideClick />;
}
