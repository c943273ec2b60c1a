import { LeaveDialog, useErrorText } from '@quittance/app-shell';
import { checkRequired, messageLimits } from '@quittance/sdk/validation';
import { Button, Card, Form, Inline, Stack, TextArea, useI18n } from '@quittance/widgets/kit';
import { usePortal } from '../../portal.ts';
import { AttachedInvoices } from './attached-invoices.tsx';
import type { InformationRequest } from './information-request.ts';
import { ReplyFiles } from './reply-files.tsx';
import { ReplyObstacle } from './reply-obstacle.tsx';
import { informationRequestTexts } from './texts.en.ts';
import { useReply } from './use-reply.ts';

interface ReplyFormProps {
  readonly request: InformationRequest;
  readonly onChanged: () => void;
}

/** The form to answer, with text, files and invoices. Once the request is closed, it only shows what was typed. */
export function ReplyForm({ request, onChanged }: ReplyFormProps) {
  const { t } = useI18n(informationRequestTexts);
  const { toasts } = usePortal();
  const errorText = useErrorText();
  const reply = useReply(request, onChanged);
  const { draft, setDraft, invoices, pending, obstacle, question, send } = reply;
  const isClosed = obstacle === 'closed';
  const saveDraft = async (isForced?: boolean) => {
    try {
      await send(true, isForced);
    } catch (error) {
      toasts.show('error', errorText(error));
    }
  };
  const validate = () => {
    const isEmpty = draft.files.length + invoices.length === 0 && checkRequired(draft.message) !== null;
    return isEmpty ? { message: t('missing') } : {};
  };
  return (
    <Card title={t('answer')}>
      <Form label={t('answer')} validate={validate} onSubmit={() => send(false)} describeError={errorText}>
        <Stack>
          {obstacle && (
            <ReplyObstacle
              obstacle={obstacle}
              onSaveMine={() => saveDraft(true)}
              onLoadOther={reply.loadOther}
              onShow={onChanged}
            />
          )}
          <TextArea
            label={t('message')}
            description={t('messageHint')}
            name="message"
            required={null}
            rows={6}
            maxLength={messageLimits.additionalInfo}
            value={draft.message}
            onChange={(message) => setDraft((current) => ({ ...current, message }))}
            readOnly={isClosed}
          />
          {!isClosed && (
            <>
              <ReplyFiles files={draft.files} onChange={(files) => setDraft((current) => ({ ...current, files }))} />
              <AttachedInvoices requestId={request._id} invoices={invoices} onChange={reply.setInvoices} />
              <Inline>
                <Button type="submit" variant="primary" pending={pending === 'answer'} disabled={pending === 'draft'}>
                  {t('send')}
                </Button>
                <Button pending={pending === 'draft'} disabled={pending === 'answer'} onClick={() => void saveDraft()}>
                  {t('saveDraft')}
                </Button>
              </Inline>
              <p className="q-muted">{t('once')}</p>
            </>
          )}
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
