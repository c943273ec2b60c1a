import type { DocumentTransfer } from '@quittance/sdk/rules';
import type { Connection } from '../../db/index.ts';

declare module '../../kernel/app.ts' {
  interface App {
    /**
     * Finds where a bank transfer for an invoice goes; null when it can't be paid in this way now. Passed by the
     * composition root, because payments know invoices.
     */
    readonly findTransferDetails: (
      context: { readonly app: App; readonly db: Connection },
      invoiceId: string,
    ) => Promise<DocumentTransfer | null>;
  }
}
