import type { InformationRequestStatus, InformationRequestType } from '@quittance/sdk/rules';
import type { Generated } from 'kysely';

/** What staff ask the owner of an organization. At most one about a thing is not reviewed. */
export interface InformationRequestsTable {
  id: string;
  organization_id: string;
  about_type: InformationRequestType;
  /** Of the transaction, the bank account or the match; null without one. */
  about_id: string | null;
  status: Generated<InformationRequestStatus>;
  /** What staff wrote. */
  message: string;
  /** Text of the answer or of its draft, sealed for the request; null before the first draft. */
  sealed_reply: Buffer | null;
  /** Raised with each draft and with the answer. */
  reply_version: Generated<number>;
  /** Null for one of the sandbox. */
  requested_by_staff_id: string | null;
  /** Business time, like the other times. */
  requested_at: Date;
  /** Business date of the next reminder; null: none follows. */
  next_reminder_on: string | null;
  replied_by: string | null;
  replied_at: Date | null;
  reviewed_by_staff_id: string | null;
  reviewed_at: Date | null;
}

/** Files of an answer or of its draft. */
export interface InformationRequestFilesTable {
  request_id: string;
  file_id: string;
}

/** Invoices that are attached to an answer or to its draft. */
export interface InformationRequestInvoicesTable {
  request_id: string;
  invoice_id: string;
}

interface InformationRequestTables {
  information_requests: InformationRequestsTable;
  information_request_files: InformationRequestFilesTable;
  information_request_invoices: InformationRequestInvoicesTable;
}

declare module '../db/database.ts' {
  interface Database extends InformationRequestTables {}
}
