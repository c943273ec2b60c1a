import { errorCodeOf, useErrorText } from '@quittance/app-shell';
import { type AnswerOf, type Contract, previewInformationRequest, requestInformation } from '@quittance/sdk/client';
import { Dialog, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import { MessageStep } from './message-step.tsx';
import { PreviewStep } from './preview-step.tsx';
import type { AskedType, RequestDraft } from './request.ts';
import { informationRequestTexts } from './texts.en.ts';

interface RequestDialogProps {
  readonly organizationId: string;
  /** Address of the account's owner. */
  readonly email: string;
  readonly type: AskedType;
  /** Whether an answer is there that is not enough. */
  readonly isAgain?: boolean | undefined;
  readonly onClose: () => void;
  /** Called after sending, and on closing once it was noticed that a colleague was faster: the record behind is out of date. */
  readonly onDone: () => void;
}

/** Whether the case was decided, or a colleague asked first. The dialog stays then, since what was typed would be lost. */
const isConflict = (error: unknown): boolean => errorCodeOf(error) === 'IdempotencyConflictError';

/** Asks the owner for information: first the message, then the email as it will be sent. */
export function RequestDialog({ organizationId, email, type, isAgain, onClose, onDone }: RequestDialogProps) {
  const { t } = useI18n(informationRequestTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<RequestDraft>({ type, message: '' });
  const [mail, setMail] = useState<AnswerOf<Contract['previewInformationRequest']> | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const body = { organizationId, externalDocumentType: draft.type, message: draft.message.trim() };
  const [isTaken, setTaken] = useState(false);
  const close = isTaken ? onDone : onClose;
  const describe = (error: unknown) => (isConflict(error) ? t('dialog.conflict') : errorText(error));
  const preview = async () => {
    setPending(true);
    try {
      setMail(await client.request(previewInformationRequest, { body }));
    } catch (error) {
      if (isConflict(error)) setTaken(true);
      throw error;
    } finally {
      setPending(false);
    }
  };
  const send = async () => {
    setPending(true);
    setFailure(null);
    try {
      await client.request(requestInformation, { body });
      toasts.show('success', t('dialog.sent'));
      onDone();
    } catch (error) {
      if (isConflict(error)) setTaken(true);
      setFailure(describe(error));
    }
    setPending(false);
  };
  return (
    <Dialog title={t('dialog.title')} width="medium" locked={isPending} onClose={close}>
      {mail ? (
        <PreviewStep
          mail={mail}
          failure={failure}
          isPending={isPending}
          onBack={() => {
            setMail(null);
            setFailure(null);
          }}
          onSend={() => void send()}
        />
      ) : (
        <MessageStep
          draft={draft}
          email={email}
          isAgain={isAgain === true}
          isPending={isPending}
          onChange={setDraft}
          onClose={close}
          onNext={preview}
          describeError={describe}
        />
      )}
    </Dialog>
  );
}
