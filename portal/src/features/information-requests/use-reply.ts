import { errorCodeOf, useLeaveGuard } from '@quittance/app-shell';
import { answerInformationRequest, getInformationRequest } from '@quittance/sdk/client';
import { type UploadedFile, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import type { AttachedInvoice, InformationRequest } from './information-request.ts';
import { informationRequestTexts } from './texts.en.ts';

export interface Draft {
  readonly message: string;
  readonly files: readonly UploadedFile[];
}

/** Why an answer could not be saved although nothing is wrong with it: it stays on the screen. */
export type Obstacle = 'closed' | 'changed';

const obstacles: Readonly<Record<string, Obstacle>> = {
  InformationRequestClosedError: 'closed',
  VerificationChangedError: 'changed',
};

const draftOf = ({ reply }: InformationRequest): Draft => ({
  message: reply.message,
  files: reply.files.map(({ _id: id, name, size }) => ({ id, name, size })),
});

/** Whether two drafts say the same. */
const isSame = (one: Draft, other: Draft): boolean =>
  one.message === other.message && one.files.map(({ id }) => id).join() === other.files.map(({ id }) => id).join();

/** The answer while it is written: it is saved as a draft or sent, unless somebody else was faster. */
export function useReply(request: InformationRequest, onSent: () => void) {
  const { t } = useI18n(informationRequestTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const [draft, setDraft] = useState(() => draftOf(request));
  const [saved, setSaved] = useState(draft);
  const [version, setVersion] = useState(request.reply.version);
  const [invoices, setInvoices] = useState<readonly AttachedInvoice[]>(request.reply.invoices);
  const [pending, setPending] = useState<'draft' | 'answer' | null>(null);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const question = useLeaveGuard(() => !isSame(draft, saved));
  const send = async (isDraft: boolean, isForced = false) => {
    setPending(isDraft ? 'draft' : 'answer');
    try {
      const fileIds = draft.files.map(({ id }) => id);
      const body = { additionalInfoRequestId: request._id, message: draft.message, fileIds, isDraft };
      const answer = await client.request(answerInformationRequest, {
        body: isForced ? body : { ...body, version },
      });
      setVersion(answer.reply.version);
      setSaved(draft);
      setObstacle(null);
      toasts.show('success', t(isDraft ? 'draftSaved' : 'sent'));
      if (!isDraft) onSent();
    } catch (error) {
      const found = obstacles[errorCodeOf(error) ?? ''];
      if (!found) throw error;
      setObstacle(found);
    } finally {
      setPending(null);
    }
  };
  /** Replaces what was typed by what somebody else saved, unless the request was closed: then the text stays to be copied. */
  const loadOther = async () => {
    const latest = await client.request(getInformationRequest, { query: { id: request._id } });
    if (latest.status !== 'sent') {
      setObstacle('closed');
      return;
    }
    const other = draftOf(latest);
    setDraft(other);
    setSaved(other);
    setVersion(latest.reply.version);
    setInvoices(latest.reply.invoices);
    setObstacle(null);
    toasts.show('success', t('changed.loaded'));
  };
  return { draft, setDraft, invoices, setInvoices, pending, obstacle, question, send, loadOther };
}
