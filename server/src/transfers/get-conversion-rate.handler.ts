import { type Handler, organizationOf } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';
import { currentRate } from './conversion-rate.ts';
import { presentRate } from './present-transfer.ts';
import { transferTermsOn } from './terms.ts';

export const handler: Handler<'getConversionRate'> = async ({ app, db, actor }, { query }) => {
  const organization = await getOrganization(db, organizationOf(actor));
  return presentRate(await currentRate(app, query, organization, transferTermsOn(await app.clock.today(db))));
};
