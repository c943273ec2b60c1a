import { type Handler, organizationOf } from '../kernel/index.ts';
import { listReferralPartners } from './list-referral-partners.ts';

export const handler: Handler<'listReferralPartners'> = ({ db, actor }, { query }) =>
  listReferralPartners(db, { ...query, organizationId: organizationOf(actor) });
