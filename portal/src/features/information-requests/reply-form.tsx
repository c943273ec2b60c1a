import { errorCodeOf, LeaveDialog, useErrorText, useLeaveGuard } from '@quittance/app-shell';
import { answerInformationRequest } from '@quittance/sdk/client';
import { checkRequired, messageLimits } from '@quittance/sdk/validation';
import {
  Button,
  Card,
  Form,
  Inline,
  Stack,
  TextArea,
  type UploadedFile,
  useClient,
  useI18n,
  useProblemText,
} from '@quittance/widgets/kit';
import { useState } from 'react';
import { usePortal } from '../../portal.ts';
import { AttachedInvoices } from './attached-invoices.tsx';
import type { InformationRequest } from './information-request.ts';
import { ReplyFiles } from './reply-files.tsx';
import { informationRequestTexts } from './texts.en.ts';

interface ReplyFormProps {
  readonly request: InformationRequest;
  readonly onChanged: () => void;
}

interface Draft {
  readonly message: string;
  readonly files: readonly UploadedFile[];
}

const draftOf = ({ reply }: InformationRequest): Draft => ({
  message: reply.message,
  files: reply.files.map(({ _id: id, name, size }) => ({ id, name, size })),
});

/** Whether two drafts say the same. */
const isSame = (one: Draft, other: Draft): boolean =>
  one.message === other.message && one.files.map(({ id }) => id).join() === other.files.map(({ id }) => id).join();

/** The form to answer, with text, files and invoices. */
export function ReplyForm({ request, onChanged }: ReplyFormProps) {
  const { t } = useI18n(informationRequestTexts);
  const client = useClient();
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const [draft, setDraft] = useState(() => draftOf(request));
  const [saved, setSaved] = useState(draft);
  const [invoices, setInvoices] = useState(request.reply.invoices);
  const [pending, setPending] = useState<'draft' | 'answer' | null>(null);
  const question = useLeaveGuard(() => !isSame(draft, saved));
  const send = async (isDraft: boolean) => {
    setPending(isDraft ? 'draft' : 'answer');
    try {
      const fileIds = draft.files.map(({ id }) => id);
      const body = { additionalInfoRequestId: request._id, message: draft.message, fileIds, isDraft };
      await client.request(answerInformationRequest, { body });
      setSaved(draft);
      toasts.show('success', t(isDraft ? 'draftSaved' : 'sent'));
      if (!isDraft) onChanged();
    } finally {
      setPending(null);
    }
  };
  const saveDraft = async () => {
    try {
      await send(true);
    } catch (error) {
      toasts.show('error', describe(error));
    }
  };
  /** A colleague may have answered, or staff may have decided. */
  const describe = (error: unknown): string => {
    if (errorCodeOf(error) === 'InformationRequestClosedError') onChanged();
    return errorText(error);
  };
  const validate = () => {
    const problem = draft.files.length + invoices.length === 0 ? checkRequired(draft.message) : null;
    return problem ? { message: problemText(problem) } : {};
  };
  return (
    <Card title={t('answer')}>
      <Form label={t('answer')} validate={validate} onSubmit={() => send(false)} describeError={describe}>
        <Stack>
          <TextArea
            label={t('message')}
            description={t('messageHint')}
            name="message"
            required={false}
            rows={6}
            maxLength={messageLimits.additionalInfo}
            value={draft.message}
            onChange={(message) => setDraft((current) => ({ ...current, message }))}
          />
          <ReplyFiles files={draft.files} onChange={(files) => setDraft((current) => ({ ...current, files }))} />
          <AttachedInvoices requestId={request._id} invoices={invoices} onChange={setInvoices} />
          <Inline>
            <Button type="submit" variant="primary" pending={pending === 'answer'} disabled={pending === 'draft'}>
              {t('send')}
            </Button>
            <Button pending={pending === 'draft'} disabled={pending === 'answer'} onClick={() => void saveDraft()}>
              {t('saveDraft')}
            </Button>
          </Inline>
          <p className="q-muted">{t('once')}</p>
        </Stack>
      </Form>
      {question && (
        <LeaveDialog
          question={question}
          title={t('leave.title')}
          text={t('leave.text')}
          leaveLabel={t('leave.leave')}
          stayLabel={t('leave.stay')}
        />
      )}
    </Card>
  );
}
