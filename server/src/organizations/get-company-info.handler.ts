import { type Handler, organizationOf } from '../kernel/index.ts';
import { getOrganization } from './find-organizations.ts';
import { presentProfile } from './present-profile.ts';

export const handler: Handler<'getCompanyInfo'> = async ({ db, actor }) =>
  await presentProfile(db, await getOrganization(db, organizationOf(actor)));
