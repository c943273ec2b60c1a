import { showsLogo } from '@quittance/sdk/rules';
import { classNames } from '@quittance/widgets/kit';
import { InvoiceDocument, OfferedOptions, SellerLogo } from '@quittance/widgets/react';
import { useRef } from 'react';
import { useMember } from '../../session/member.ts';
import type { InvoiceFormValues } from './invoice-form-values.ts';
import { previewInvoice } from './preview-invoice.ts';

interface DocumentPreviewProps {
  readonly values: InvoiceFormValues;
  /** Names the region. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The document of the form: logo, parties, items, amounts before discounts, and the ways to pay. */
export function DocumentPreview({ values, label, className }: DocumentPreviewProps) {
  const { constants, user } = useMember();
  const { company } = user;
  const lastDueDate = useRef(constants.businessDate);
  // While the field has no valid date, the document keeps the last one.
  if (values.dueDate !== '') lastDueDate.current = values.dueDate;
  const invoice = previewInvoice({ ...values, dueDate: lastDueDate.current }, company, constants.businessDate);
  const logo = company && showsLogo(company.pricingTier) ? company.logo?.fileId : undefined;
  return (
    // The keyboard scrolls a long document.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <section className={classNames('q-widget document-preview', className)} tabIndex={0} aria-label={label}>
      {logo && <SellerLogo key={logo} fileId={logo} name={invoice.senderDisplayName} />}
      <InvoiceDocument invoice={invoice} />
      <OfferedOptions invoice={invoice} />
    </section>
  );
}
