import type { CallOutput, Contract } from '@quittance/sdk/contract';
import type { Connection } from '../db/index.ts';
import { refuseFormat } from '../kernel/index.ts';

export interface ListReferralPartners {
  readonly organizationId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * Lists one page of an organization's referrals, newest first.
 * @throws ValidationError for an invalid cursor
 */
export async function listReferralPartners(
  db: Connection,
  { organizationId, cursor, limit }: ListReferralPartners,
): Promise<CallOutput<Contract['listReferralPartners']>> {
  let query = db
    .selectFrom('company_invites')
    .select(['id', 'email', 'status', 'sent_at'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'referral')
    .where('status', '<>', 'withdrawn')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where('id', '<', readCursor(cursor));
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(({ id, email, status, sent_at }) => ({
      _id: id,
      email,
      status: status === 'redeemed' ? 'joined' : 'invited',
      sentAt: sent_at.toISOString(),
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Ids ascend by creation, so the id alone is the key of a page. */
function readCursor(cursor: string): string {
  if (!/^civ_[0-9a-z]+$/.test(cursor)) throw refuseFormat('cursor');
  return cursor;
}
