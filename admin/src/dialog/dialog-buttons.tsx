import { Button, Inline } from '@quittance/widgets/kit';

interface DialogButtonsProps {
  readonly cancel: string;
  readonly submit: string;
  /** Whether the form is being sent. */
  readonly isPending: boolean;
  readonly isDangerous?: boolean | undefined;
  readonly onClose: () => void;
}

/** The end of a form in a dialog: the buttons that leave it and that send it. */
export const DialogButtons = ({ cancel, submit, isPending, isDangerous, onClose }: DialogButtonsProps) => (
  <Inline justify="end">
    <Button onClick={onClose} disabled={isPending}>
      {cancel}
    </Button>
    <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} pending={isPending}>
      {submit}
    </Button>
  </Inline>
);
