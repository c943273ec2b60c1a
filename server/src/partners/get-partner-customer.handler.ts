import type { Handler } from '../kernel/index.ts';
import { getPartnerCustomer } from './partner-customers.ts';

export const handler: Handler<'getPartnerCustomer'> = ({ db, actor }, { params }) =>
  getPartnerCustomer(db, actor.organizationId, params.customerId);
