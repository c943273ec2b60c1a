import { useErrorText } from '@quittance/app-shell';
import { checkRequired, messageLimits } from '@quittance/sdk/validation';
import { Dialog, Form, TextArea, useI18n, useProblemText } from '@quittance/widgets/kit';
import { useState } from 'react';
import { DialogButtons } from '../../dialog/dialog-buttons.tsx';
import { caseTexts } from './texts.en.ts';
import { useCaseForm } from './use-case-call.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** What happens then. */
  readonly text: string;
  /** Label of the text; default: Reason. */
  readonly label?: string | undefined;
  /** The call's field that takes the text. */
  readonly name: string;
  readonly submit: string;
  readonly isDangerous?: boolean | undefined;
  /** Default 5000. */
  readonly maxCharacters?: number | undefined;
  readonly send: (reason: string) => Promise<unknown>;
  /** What the toast says afterwards. */
  readonly done: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for a text before something is done that needs it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { name, maxCharacters = messageLimits.staffNote, onClose } = props;
  const { t } = useI18n(caseTexts);
  const problemText = useProblemText();
  const errorText = useErrorText();
  const call = useCaseForm(props.onDone);
  const [reason, setReason] = useState('');
  const [isPending, setPending] = useState(false);
  const validate = (): Readonly<Record<string, string>> => {
    const found = checkRequired(reason);
    return found ? { [name]: problemText(found) } : {};
  };
  const submit = async () => {
    setPending(true);
    try {
      await call(() => props.send(reason.trim()), props.done);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog title={props.title} width="medium" locked={isPending} onClose={onClose}>
      <Form label={props.title} validate={validate} onSubmit={submit} describeError={errorText}>
        <p>{props.text}</p>
        <TextArea
          label={props.label ?? t('reason')}
          name={name}
          required
          rows={5}
          maxLength={maxCharacters}
          value={reason}
          onChange={setReason}
          readOnly={isPending}
        />
        <DialogButtons
          cancel={t('cancel')}
          submit={props.submit}
          isPending={isPending}
          isDangerous={props.isDangerous}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
}
