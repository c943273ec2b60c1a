import { canPay, isOpen, isUnsent } from '@quittance/sdk/rules';
import { useEffect, useRef } from 'react';
import { lazyPart } from '../kit/base/lazy-part.ts';
import { LoadFailure } from '../kit/load-failure/load-failure.tsx';
import { useHeldInvoice } from '../widget/use-held-invoice.ts';
import type { WidgetEventListener } from '../widget/widget-events.ts';
import { WidgetFrame } from '../widget/widget-frame.tsx';
import { AttachedDocument } from './attached-document.tsx';
import { BuyerStatus } from './buyer-status.tsx';
import { DownloadDocument } from './download-document.tsx';
import type { InvoiceAnswer, InvoiceListener } from './invoice-answer.ts';
import { InvoiceDocument } from './invoice-document.tsx';
import { InvoiceFailure } from './invoice-failure.tsx';
import { InvoiceHead } from './invoice-head.tsx';
import { InvoiceSkeleton } from './invoice-skeleton.tsx';
import { PaymentOptions } from './payment-options.tsx';
import { PrintedStatus } from './printed-status.tsx';
import { SellerLogo } from './seller-logo.tsx';
import { type InvoiceAccess, useInvoice } from './use-invoice.ts';

export interface InvoiceViewProps {
  /** Optional for a guest, whose token is for one invoice. */
  readonly invoiceId?: string | undefined;
  readonly access: InvoiceAccess;
  /** Shows the invoice without the ways to pay. Default false. */
  readonly preview?: boolean | undefined;
  /** A changed value reloads the invoice; the current one stays visible meanwhile. */
  readonly revision?: number | undefined;
  readonly onEvent: WidgetEventListener;
  /** Called with the invoice after each load and after a payment. */
  readonly onInvoice?: InvoiceListener | undefined;
}

/** Only sellers see it. */
const sellerStatus = lazyPart(async () => (await import('./seller-status.tsx')).SellerStatus);

/** Sellers see it, and buyers on paper. */
const offeredOptions = lazyPart(async () => (await import('./offered-options.tsx')).OfferedOptions);

/** Signed-in buyers reject in the portal, and few guests do. */
const rejectInvoice = lazyPart(async () => (await import('./reject-invoice.tsx')).RejectInvoice);

/** Few invoices offer anything for paying early. */
const earlyOffer = lazyPart(async () => (await import('./early-offer.tsx')).EarlyOffer);

function Offer({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const { earlyDiscountEndDate, recipientId, status, viewer } = invoice;
  const hasOffer = earlyDiscountEndDate !== undefined || (viewer === 'buyer' && recipientId !== undefined);
  const EarlyOffer = earlyOffer.usePart(hasOffer && isOpen(status));
  return EarlyOffer && <EarlyOffer invoice={invoice} />;
}

/** Signed-in buyers have the timeline of the portal. */
const debitTimeline = lazyPart(async () => (await import('./debit-timeline.tsx')).DebitTimeline);

function Debit({ invoice }: { readonly invoice: InvoiceAnswer }) {
  const DebitTimeline = debitTimeline.usePart(invoice.paymentSteps !== undefined);
  return DebitTimeline && <DebitTimeline invoice={invoice} />;
}

/** Few invoices are paid with coins. */
const coinProgress = lazyPart(async () => (await import('../crypto-payment/coin-progress.tsx')).CoinProgress);

function Coins({ invoice: { _id, viewer, paymentMethod, paymentState } }: { readonly invoice: InvoiceAnswer }) {
  const isAwaited = viewer !== 'seller' && paymentMethod === 'crypto' && paymentState === 'authorized';
  const CoinProgress = coinProgress.usePart(isAwaited);
  return CoinProgress && <CoinProgress invoiceId={_id} />;
}

/** Shows one invoice and lets its buyer pay it. */
export function InvoiceView(props: InvoiceViewProps) {
  const { invoiceId, access, preview, revision = 0, onEvent, onInvoice } = props;
  const { state, reload, replace } = useInvoice({ invoiceId, access, revision, onEvent });
  const sheet = useRef<HTMLElement>(null);
  const loaded = state.status === 'ready' ? state.data : undefined;
  const { payable, hold } = useHeldInvoice(loaded, sheet);
  const isOffered = loaded !== undefined && (isOpen(loaded.status) || isUnsent(loaded.status));
  const OfferedOptions = offeredOptions.usePart(isOffered);
  const isSeller = loaded?.viewer === 'seller';
  const { value: SellerStatus, retry: retryStatus } = sellerStatus.useAttempt(isSeller);
  const ViewerStatus = isSeller ? SellerStatus : BuyerStatus;
  const mayReject = access === 'guest' && !preview && loaded && canPay(loaded.viewer, loaded.status);
  const RejectInvoice = rejectInvoice.usePart(mayReject === true);
  useEffect(() => {
    if (loaded) onInvoice?.(loaded);
  }, [loaded, onInvoice]);
  if (state.status === 'loading') {
    return (
      <WidgetFrame part="invoice">
        <InvoiceSkeleton />
      </WidgetFrame>
    );
  }
  if (state.status === 'failed') {
    return (
      <WidgetFrame part="invoice">
        <InvoiceFailure error={state.error} onRetry={reload} />
      </WidgetFrame>
    );
  }
  const invoice = state.data;
  const logo = invoice.businessLogoDriveFileId;
  return (
    <WidgetFrame part="invoice" sheet={sheet}>
      {logo && <SellerLogo key={logo} fileId={logo} name={invoice.senderDisplayName} />}
      <InvoiceHead invoice={invoice}>
        <PrintedStatus invoice={invoice} />
      </InvoiceHead>
      {retryStatus ? <LoadFailure onRetry={retryStatus} /> : ViewerStatus && <ViewerStatus invoice={invoice} />}
      <Coins invoice={invoice} />
      {access === 'guest' && <Debit invoice={invoice} />}
      <Offer invoice={invoice} />
      {!preview && payable && (
        <PaymentOptions
          key={invoice._id}
          invoice={payable}
          current={invoice}
          access={access}
          onEvent={onEvent}
          onHold={hold}
          onPaid={replace}
          onStale={reload}
        />
      )}
      <InvoiceDocument invoice={invoice} />
      {isOffered && OfferedOptions && <OfferedOptions invoice={invoice} />}
      {/* The portal has a link among the other actions. */}
      {access === 'guest' && <DownloadDocument invoiceId={invoice._id} />}
      {RejectInvoice && (
        <RejectInvoice
          invoice={invoice}
          onRejected={(rejected) => {
            replace(rejected);
            onEvent('reject', { invoiceId: rejected._id });
            // The form goes; what became of the invoice is at the top.
            sheet.current?.focus();
          }}
          onStale={reload}
        />
      )}
      {access === 'guest' && invoice.attachedDocument && (
        <AttachedDocument invoiceId={invoice._id} file={invoice.attachedDocument} />
      )}
    </WidgetFrame>
  );
}
