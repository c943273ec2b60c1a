import { usePagePlace } from '@quittance/app-shell';
import { mayMake, payInvoice } from '@quittance/sdk/client';
import { canPay, isUnsent } from '@quittance/sdk/rules';
import { Card, classNames, Skeleton, useI18n } from '@quittance/widgets/kit';
import { Invoice } from '@quittance/widgets/react';
import { useState } from 'react';
import { RequestNotice } from '../../information-requests/request-notice.tsx';
import { DeleteDraftDialog } from '../../invoices/delete-draft-dialog.tsx';
import { useMember } from '../../session/member.ts';
import { valuesOfInvoice } from '../invoice-form/invoice-form-values.ts';
import { validateInvoiceForm } from '../invoice-form/validate-invoice-form.ts';
import { InvoiceToolbar } from './actions/invoice-toolbar.tsx';
import './invoice-detail.css';
import { Corrections } from './corrections.tsx';
import { draftNote } from './draft-note.ts';
import { InvoiceHistory } from './history/invoice-history.tsx';
import { InvoiceDownloads } from './invoice-downloads.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { SandboxPayment } from './sandbox-payment.tsx';
import { SendDraft } from './send-draft.tsx';
import { invoiceDetailTexts } from './texts.en.ts';
import type { InvoiceDetail } from './use-invoice-detail.ts';

interface InvoiceContentProps {
  readonly detail: InvoiceDetail;
}

/** An invoice: the document with its ways to pay, and a panel of actions for its seller or buyer. */
export function InvoiceContent({ detail }: InvoiceContentProps) {
  const { t } = useI18n(invoiceDetailTexts);
  const { user, constants } = useMember();
  const { history } = usePagePlace();
  const [isSending, setSending] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  // The answer to a payment was lost, so the shown status may be outdated.
  const [isUnsure, setUnsure] = useState(false);
  const { invoiceId, invoice, hasFailed, revision, reload, onInvoice, onLoadError } = detail;
  const mayAct = mayMake(payInvoice, user);
  const isOwnDraft = invoice !== undefined && mayAct && isUnsent(invoice.status);
  const facts = { today: constants.businessDate, ownEmail: user.email };
  // A scheduled invoice was checked when it was scheduled.
  const note = draftNote(
    invoice?.status === 'draft' ? validateInvoiceForm(valuesOfInvoice(invoice), 'send', facts) : {},
  );
  const isReady = isOwnDraft && note === 'draftText';
  const isPayable = invoice !== undefined && canPay(invoice.viewer, invoice.status);
  const isBarred = isPayable && !mayAct;
  // Then the document has its own panel, with the payment.
  const isPaidHere = isPayable && mayAct && !isUnsure;
  return (
    <div className="invoice-detail">
      {invoice && (
        <div className="invoice-bar">
          <InvoiceDownloads invoice={invoice} />
          {!isUnsure && <InvoiceToolbar invoice={invoice} onMoved={() => history.push('/')} onChanged={reload} />}
        </div>
      )}
      <div className={classNames('invoice-detail__columns', isPaidHere && 'invoice-detail__columns--paid-here')}>
        <div className="invoice-detail__document">
          <RequestNotice about={invoiceId} />
          <Invoice
            invoiceId={invoiceId}
            revision={revision}
            preview={!mayAct}
            onInvoice={onInvoice}
            onLoadError={onLoadError}
            onComplete={() => setUnsure(false)}
            onPending={({ status }) => setUnsure(status === 'unknown')}
            onFailure={() => setUnsure(false)}
          />
          {invoice && <SandboxPayment invoice={invoice} onChanged={reload} />}
          {isPaidHere && (
            <Card className="invoice-detail__history">
              <Corrections invoice={invoice} />
              <InvoiceHistory invoice={invoice} />
            </Card>
          )}
        </div>
        {/* The document reports that an invoice could not be loaded. */}
        {!isPaidHere && !hasFailed && (
          <aside
            className={classNames(
              'invoice-detail__panel',
              isOwnDraft && 'invoice-detail__panel--acts',
              // Every other panel has the timeline.
              invoice?.status === 'draft' && !isOwnDraft && !isBarred && 'invoice-detail__panel--repeats',
            )}
            aria-label={t('panel')}
          >
            {invoice ? (
              <InvoicePanel
                invoice={invoice}
                isReadOnly={isBarred}
                isUnsure={isUnsure}
                onChanged={reload}
                draft={
                  isOwnDraft
                    ? { note, onSend: isReady ? () => setSending(true) : undefined, onDelete: () => setDeleting(true) }
                    : undefined
                }
              />
            ) : (
              <Card>
                <Skeleton shape="title" />
              </Card>
            )}
          </aside>
        )}
      </div>
      {invoice && isSending && <SendDraft draft={invoice} onClose={() => setSending(false)} onSent={reload} />}
      {isDeleting && (
        <DeleteDraftDialog
          invoiceId={invoiceId}
          status={invoice?.status === 'scheduled' ? 'scheduled' : 'draft'}
          onClose={() => setDeleting(false)}
          onDeleted={() => history.push('/income')}
        />
      )}
    </div>
  );
}
