import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';

interface DrawerProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Actions, which stay visible while the content scrolls. */
  readonly footer?: ReactNode | undefined;
  /** Prevents closing by Escape, by a click outside and by a button. */
  readonly locked?: boolean | undefined;
}

/**
 * Details of the page below: a panel at the inline end, on a phone a sheet from below. Mount it to open it and unmount
 * it to close it; a click outside closes it too.
 */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} position="end" closesOnOutsideClick />;
}
