import { type Kysely, sql } from 'kysely';

/** Requests for information by staff, and the answers of organizations, which are sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table information_requests (
         id text primary key,
         organization_id text not null references organizations,
         about_type text not null check (about_type in ('riskProfile', 'ownerIdentity', 'companyVerification', 'ubos', 'executiveOfficer',
           'documentation', 'externalBankAccount', 'deposit', 'relabe-deposit', 'watchlistMatch', 'internal-transfer', 'invoice-payment',
           'withdrawal', 'swift-withdrawal', 'local-withdrawal')),
         about_id text,
         status text not null default 'sent' check (status in ('sent', 'replied', 'reviewed')),
         message text not null,
         sealed_reply bytea,
         requested_by_staff_id text references staff,
         requested_at timestamptz not null,
         replied_by text references people,
         replied_at timestamptz,
         reviewed_by_staff_id text references staff,
         reviewed_at timestamptz,
         check ((status = 'sent') = (replied_at is null)),
         check ((status = 'reviewed') = (reviewed_at is not null))
       );
       create index information_requests_organization on information_requests (organization_id, id);
       create unique index information_requests_open on information_requests (organization_id, about_type, coalesce(about_id, ''))
         where status <> 'reviewed';
       create table information_request_files (
         request_id text not null references information_requests,
         file_id text not null references files,
         primary key (request_id, file_id)
       );
       create index information_request_files_file on information_request_files (file_id);
       create table information_request_invoices (
         request_id text not null references information_requests,
         invoice_id text not null references invoices,
         primary key (request_id, invoice_id)
       );`,
    )
    .execute(db);
}
