import { PageLink, useLateDialog } from '@quittance/app-shell';
import { archiveInvoice, cancelInvoice, mayMake } from '@quittance/sdk/client';
import { canPay, type InvoiceAction, invoiceActions, isArchivable, leadingSellerTool } from '@quittance/sdk/rules';
import { Button, buttonClass, icons, lazyPart, Menu, type MenuItem, useClient, useI18n } from '@quittance/widgets/kit';
import { useState } from 'react';
import { attachmentTexts } from '../../../invoices/attachment/texts.en.ts';
import { rememberLogCurrency } from '../../../invoices/log-currency.ts';
import type { BuyerMail } from '../../../invoices/seller-tools/mail-again-dialog.tsx';
import { sellerToolsTexts } from '../../../invoices/seller-tools/texts.en.ts';
import { useToolItems } from '../../../invoices/seller-tools/use-tool-items.ts';
import { usePortal } from '../../../portal.ts';
import { useMember } from '../../../session/member.ts';
import type { Invoice } from '../../invoice-form/invoice-form-values.ts';
import { invoiceActionsTexts } from './texts.en.ts';

const lateDialogs = lazyPart(() => import('./invoice-actions.ts'));

type OpenDialog = 'cancel' | 'mark-paid-externally' | 'reject' | 'add-file' | BuyerMail;

interface InvoiceToolbarProps {
  readonly invoice: Invoice;
  /** The invoice was closed or archived, and is in another list now. */
  readonly onMoved: () => void;
  /** The invoice was changed and stays where it is. */
  readonly onChanged: () => void;
}

function useArchive(invoice: Invoice, onMoved: () => void): () => Promise<void> {
  const { t } = useI18n(invoiceActionsTexts);
  const client = useClient();
  const { toasts, storage } = usePortal();
  return async () => {
    try {
      await client.request(archiveInvoice, { body: { invoiceId: invoice._id } });
    } catch {
      toasts.show('error', t('archiveFailed'));
      return;
    }
    // The message names the log, which must then show it.
    rememberLogCurrency(storage, invoice.currency);
    toasts.show('success', t('archived'));
    onMoved();
  };
}

/** What its seller or buyer can do with an opened invoice; people who may only read find its place. */
export function InvoiceToolbar({ invoice, onMoved, onChanged }: InvoiceToolbarProps) {
  const { t } = useI18n(invoiceActionsTexts);
  const { t: attachmentText } = useI18n(attachmentTexts);
  const { t: toolText } = useI18n(sellerToolsTexts);
  const { user } = useMember();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const dialogs = useLateDialog(lateDialogs, dialog !== null, close);
  const archive = useArchive(invoice, onMoved);
  const tools = useToolItems(invoice, setDialog);
  const guaranteed = invoice.viewer === 'seller' && invoice.status === 'allocated' && (
    <PageLink className={buttonClass({ size: 'small' })} to={`/invoicing/${invoice.currency}`}>
      {t('guaranteed')}
    </PageLink>
  );
  if (!mayMake(cancelInvoice, user)) return guaranteed ? <div className="invoice-toolbar">{guaranteed}</div> : null;
  const isVerified = user.company?.verificationStatus === 'approved';
  const items: Readonly<Record<InvoiceAction, MenuItem>> = {
    'add-file': {
      id: 'add-file',
      label: attachmentText('action'),
      icon: icons.documentIcon,
      onSelect: () => setDialog('add-file'),
    },
    'mark-paid-externally': {
      id: 'mark-paid-externally',
      label: t('markPaid.action'),
      icon: icons.checkCircleIcon,
      onSelect: () => setDialog('mark-paid-externally'),
    },
    cancel: {
      id: 'cancel',
      label: t('cancel.action'),
      icon: icons.crossCircleIcon,
      danger: true,
      onSelect: () => setDialog('cancel'),
    },
    archive: { id: 'archive', label: t('archive'), onSelect: () => void archive() },
  };
  // A sent invoice keeps the file that it has.
  const actions = invoiceActions({ ...invoice, isVerified })
    .filter((action) => action !== 'add-file' || !invoice.attachedDocument)
    .map((action) => items[action]);
  const canArchive = isArchivable(invoice.status) && !invoice.archived && !actions.includes(items.archive);
  const mayReject = canPay(invoice.viewer, invoice.status);
  if (actions.length === 0 && !canArchive && !mayReject && !guaranteed && tools.length === 0) return null;
  const done = { onClose: close, invoice };
  const stay = () => {
    close();
    onChanged();
  };
  const lead = leadingSellerTool({ ...invoice, isCorrected: invoice.replacedBy !== undefined });
  const first = tools.find(({ id }) => id === lead);
  const others = tools.filter((tool) => tool !== first);
  return (
    <div className="invoice-toolbar">
      {guaranteed}
      {mayReject && (
        <Button size="small" onClick={() => setDialog('reject')}>
          {t('reject.action')}
        </Button>
      )}
      {canArchive && (
        <Button size="small" onClick={() => void archive()}>
          {t('archive')}
        </Button>
      )}
      {first && (
        <Button size="small" icon={first.icon} onClick={first.onSelect}>
          {first.label}
        </Button>
      )}
      {others.length > 0 && <Menu label={toolText('more')} size="small" variant="quiet" items={others} />}
      {actions.length > 0 && <Menu label={t('actions')} size="small" items={actions} />}
      {dialogs && dialog === 'cancel' && <dialogs.CancelInvoiceDialog {...done} onDone={onMoved} />}
      {dialogs && dialog === 'mark-paid-externally' && <dialogs.MarkPaidDialog {...done} onDone={onMoved} />}
      {dialogs && dialog === 'reject' && <dialogs.RejectInvoiceDialog {...done} onDone={stay} />}
      {dialogs && dialog === 'add-file' && <dialogs.AttachDialog {...done} onDone={stay} />}
      {dialogs && (dialog === 'remind' || dialog === 'resend') && (
        <dialogs.MailAgainDialog {...done} mail={dialog} onDone={stay} />
      )}
    </div>
  );
}
