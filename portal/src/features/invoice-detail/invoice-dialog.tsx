import { usePageTitle } from '@quittance/app-shell';
import { Dialog } from '@quittance/widgets/kit';
import { useRef } from 'react';
import { useMember } from '../../session/member.ts';
import '@quittance/widgets/widgets.css';
import { InvoiceContent } from './invoice-content.tsx';
import { useInvoiceDetail } from './use-invoice-detail.ts';

interface InvoiceDialogProps {
  readonly invoiceId: string;
  /** Goes back to the list, asynchronously. */
  readonly onClose: () => void;
}

/** An invoice above the list from which it was opened. */
export function InvoiceDialog({ invoiceId, onClose }: InvoiceDialogProps) {
  const { constants } = useMember();
  const detail = useInvoiceDetail(invoiceId);
  const isClosing = useRef(false);
  usePageTitle(detail.title, constants.brandName);
  const closeOnce = () => {
    // Each call goes back one step in the history: a second one would also leave the list.
    if (!isClosing.current) onClose();
    isClosing.current = true;
  };
  return (
    <Dialog title={detail.title} width="document" onClose={closeOnce} closesOnOutsideClick>
      <InvoiceContent detail={detail} />
    </Dialog>
  );
}
