import { allowedIdentityDocuments, neededDocuments } from '@quittance/sdk/rules';
import type { Handler } from '../kernel/index.ts';

export const handler: Handler<'listAllowedDocuments'> = (_, { query }) => {
  const { country, companyType, companySubType, hasEntityUbo } = query;
  return {
    identityDocuments: [...allowedIdentityDocuments(country)],
    businessDocuments: [
      ...neededDocuments({ country, companyType, companySubType, hasEntityUbo: hasEntityUbo === 'true' }),
    ],
  };
};
