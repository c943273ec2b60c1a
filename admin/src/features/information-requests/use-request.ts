import { errorCodeOf, useErrorText } from '@quittance/app-shell';
import {
  type AnswerOf,
  type Contract,
  listInformationRequests,
  previewInformationRequest,
  requestInformation,
} from '@quittance/sdk/client';
import { useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { useBackOffice } from '../../back-office.ts';
import type { AskedType, RequestDraft, StaffRequest } from './request.ts';
import { informationRequestTexts } from './texts.en.ts';

export interface WrittenRequest {
  readonly organizationId: string;
  /** Address of the account's owner. */
  readonly email: string;
  readonly type: AskedType;
  /** The answered request that is not enough. */
  readonly answered?: StaffRequest | undefined;
  readonly onClose: () => void;
  /** Called after sending, and on closing once the record behind is out of date. */
  readonly onDone: () => void;
}

/** Whether the case was decided, or a colleague asked first. The dialog stays then, since what was typed would be lost. */
const isConflict = (error: unknown): boolean => errorCodeOf(error) === 'IdempotencyConflictError';

/** Whether an answer waits that was not read yet. */
const isNewAnswer = (error: unknown): boolean => errorCodeOf(error) === 'VerificationChangedError';

/** A request while it is written, previewed and sent. Nothing that was typed is lost. */
export function useRequest({ organizationId, type, answered: known, onClose, onDone }: WrittenRequest) {
  const { t } = useI18n(informationRequestTexts);
  const client = useClient();
  const { toasts } = useBackOffice();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<RequestDraft>({ type, message: '' });
  const [answered, setAnswered] = useState(known);
  const [mail, setMail] = useState<AnswerOf<Contract['previewInformationRequest']> | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const body = {
    organizationId,
    externalDocumentType: draft.type,
    message: draft.message.trim(),
    ...(answered && { answeredRequestId: answered._id }),
  };
  const edit = () => {
    setMail(null);
    setFailure(null);
  };
  /** Shows the answer that came meanwhile, above the message. */
  const showNewAnswer = async () => {
    const query = { organizationId, externalDocumentType: draft.type };
    const requests = await client.request(listInformationRequests, { query });
    setAnswered(requests.find(({ status }) => status === 'replied') ?? answered);
    setOutdated(true);
    edit();
  };
  const preview = async () => {
    setPending(true);
    try {
      setMail(await client.request(previewInformationRequest, { body }));
    } catch (error) {
      if (isConflict(error)) setOutdated(true);
      if (!isNewAnswer(error)) throw error;
      await showNewAnswer();
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
      await handleFailure(error);
    }
    setPending(false);
  };
  const describe = (error: unknown) => (isConflict(error) ? t('dialog.conflict') : errorText(error));
  const handleFailure = async (error: unknown) => {
    try {
      if (isNewAnswer(error)) return await showNewAnswer();
      if (isConflict(error)) setOutdated(true);
      setFailure(describe(error));
    } catch (unread) {
      setFailure(errorText(unread));
    }
  };
  const close = isOutdated ? onDone : onClose;
  return { draft, setDraft, answered, mail, isPending, failure, preview, send, edit, close, describe };
}
