import { type Handler, organizationOf } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';
import { transferTermsOn } from './terms.ts';

const inUsd = (text: string) => ({ amount: { $numberDecimal: text }, currency: 'USD' });

export const handler: Handler<'getTransferTerms'> = async ({ app, db, actor }) => {
  const { pricingTier } = await getOrganization(db, organizationOf(actor));
  const { withdrawalFeeUsd, conversionMargin } = transferTermsOn(await app.clock.today(db));
  return {
    localFee: inUsd(withdrawalFeeUsd.local),
    wireFee: inUsd(withdrawalFeeUsd.wire),
    conversionMargin: { $numberDecimal: conversionMargin[pricingTier] },
  };
};
