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
  /** Called after sending, or after a colleague's request was noticed, and a toast said so. */
  readonly onDone: () => void;
}

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
  /** The case was decided, or a colleague asked first. */
  const leaveIfTaken = (error: unknown): boolean => {
    if (errorCodeOf(error) !== 'IdempotencyConflictError') return false;
    toasts.show('error', t('dialog.conflict'));
    onDone();
    return true;
  };
  const preview = async () => {
    setPending(true);
    try {
      setMail(await client.request(previewInformationRequest, { body }));
    } catch (error) {
      if (!leaveIfTaken(error)) throw error;
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
      if (!leaveIfTaken(error)) setFailure(errorText(error));
    }
    setPending(false);
  };
  return (
    <Dialog title={t('dialog.title')} width="medium" locked={isPending} onClose={onClose}>
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
          onClose={onClose}
          onNext={preview}
        />
      )}
    </Dialog>
  );
}
