import { FileImage } from './file-image.tsx';

interface SellerLogoProps {
  readonly invoice:
    | { readonly businessLogoDriveFileId?: string | undefined; readonly senderDisplayName: string }
    | undefined;
}

/** The seller's logo above its invoice, on the screen and on paper; nothing without one. */
export function SellerLogo({ invoice }: SellerLogoProps) {
  const fileId = invoice?.businessLogoDriveFileId;
  if (!invoice || fileId === undefined) return null;
  return (
    <div className="seller-logo">
      <FileImage fileId={fileId} alt={invoice.senderDisplayName} className="seller-logo__image" />
    </div>
  );
}
