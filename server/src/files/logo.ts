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
