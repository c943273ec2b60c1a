import { useErrorText } from '@quittance/app-shell';
import { Dialog, type FieldErrors, Form, Stack, useI18n } from '@quittance/widgets/kit';
import { type ReactNode, useState } from 'react';
import { DialogButtons } from '../../dialog/dialog-buttons.tsx';
import { correctionTexts } from './correction-texts.en.ts';
import { useCaseForm } from './use-case-call.ts';

/** What closes the dialog: nothing was done, or the record changed. */
export interface CorrectionEnd {
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface CorrectionDialogProps extends CorrectionEnd {
  readonly title: string;
  readonly validate: () => FieldErrors;
  readonly send: () => Promise<unknown>;
  /** What the toast says afterwards. */
  readonly done: string;
  /** What it is about, and the fields. */
  readonly children: ReactNode;
}

/** Corrects what was given. Each refusal of the server is shown at its field. */
export function CorrectionDialog({ title, validate, send, done, children, onClose, onDone }: CorrectionDialogProps) {
  const { t } = useI18n(correctionTexts);
  const errorText = useErrorText();
  const call = useCaseForm(onDone);
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    setPending(true);
    try {
      await call(send, done);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog title={title} width="medium" locked={isPending} onClose={onClose}>
      <Form label={title} validate={validate} onSubmit={submit} describeError={errorText}>
        <Stack>
          {children}
          <DialogButtons cancel={t('cancel')} submit={t('save')} isPending={isPending} onClose={onClose} />
        </Stack>
      </Form>
    </Dialog>
  );
}
