import { useAction } from '@quittance/app-shell';
import { Button, Dialog, Form, type FormProps, Inline, Stack } from '@quittance/widgets/kit';
import type { ReactNode } from 'react';
import { usePortal } from '../../../portal.ts';
import type { ClosingDialogProps } from './closing-dialog.ts';
import { useClosingFailure } from './use-closing-failure.ts';

export interface ClosingFormProps extends Omit<ClosingDialogProps, 'invoice'>, Pick<FormProps, 'validate'> {
  readonly title: string;
  readonly text: string;
  /** On the button that leaves the invoice as it is. */
  readonly keep: string;
  readonly submit: string;
  /** What the toast says afterwards. */
  readonly done: string;
  readonly close: (options: { readonly idempotencyKey: string }) => Promise<unknown>;
  readonly children: ReactNode;
}

/** Asks why an invoice is closed. A second submit is ignored while the first is under way. */
export function ClosingForm({ title, text, keep, submit, done, close, children, ...form }: ClosingFormProps) {
  const { validate, onClose, onDone } = form;
  const { toasts } = usePortal();
  const sayFailure = useClosingFailure();
  const { isPending, attempt } = useAction(async (options) => {
    await close(options);
    toasts.show('success', done);
    onDone();
  });
  const send = async () => {
    if (!isPending) await attempt();
  };
  return (
    <Dialog title={title} width="medium" locked={isPending} onClose={onClose}>
      <Form validate={validate} onSubmit={send} describeError={sayFailure}>
        <Stack>
          <p className="q-muted">{text}</p>
          {children}
          <Inline>
            <Button onClick={onClose} disabled={isPending}>
              {keep}
            </Button>
            <Button type="submit" variant="danger" pending={isPending}>
              {submit}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
