import type { Connection } from '../db/index.ts';

export interface Logo {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
}

/** Returns an organization's logo; null without one. */
export async function findLogo(db: Connection, organizationId: string): Promise<Logo | null> {
  const logo = await db
    .selectFrom('files')
    .select(['id', 'name', 'size'])
    .where('organization_id', '=', organizationId)
    .where('file_group', '=', 'companyLogo')
    .where('role', '=', 'logo')
    .where('state', '=', 'kept')
    .executeTakeFirst();
  return logo ? { fileId: logo.id, name: logo.name, size: logo.size ?? 0 } : null;
}

/**
 * Keeps a logo from being deleted until the transaction has shared it.
 * @returns whether it still is a logo; it may have been removed or replaced meanwhile
 */
export async function holdLogo(db: Connection, fileId: string): Promise<boolean> {
  const held = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('state', '=', 'kept')
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

export interface FileShare {
  readonly fileId: string;
  readonly invoiceId: string;
  /** The buyer's; null for a buyer without an account. */
  readonly organizationId: string | null;
}

/** Lets the buyer of an invoice read a file that the invoice shows. */
export async function shareFile(db: Connection, { fileId, invoiceId, organizationId }: FileShare): Promise<void> {
  await db
    .insertInto('file_shares')
    .values({ file_id: fileId, invoice_id: invoiceId, organization_id: organizationId })
    .execute();
}
