import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentProfile } from './present-profile.ts';
import { saveCompanyInfo } from './save-company-info.ts';

export const handler: Handler<'saveCompanyInfo'> = async (context, { body }) =>
  await presentProfile(
    context.db,
    await saveCompanyInfo(context, { ...body, organizationId: organizationOf(context.actor) }),
  );
