import type { LeaveQuestion } from '../navigation/use-page-history.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  readonly question: LeaveQuestion;
  readonly title: string;
  /** What would be lost. */
  readonly text: string;
  readonly leaveLabel: string;
  readonly stayLabel: string;
}

/** Asks whether to leave a page with something to lose. Closing the dialog stays. */
export function LeaveDialog({ question, title, text, leaveLabel, stayLabel }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title={title}
      cancelLabel={leaveLabel}
      confirmLabel={stayLabel}
      onCancel={question.leave}
      onConfirm={question.stay}
      onClose={question.stay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
