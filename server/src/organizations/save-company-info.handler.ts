import { type Handler, organizationOf } from '../kernel/index.ts';
import { presentProfile } from './present-profile.ts';
import { saveCompanyInfo } from './save-company-info.ts';

export const handler: Handler<'saveCompanyInfo'> = async (context, { body }) =>
  presentProfile(await saveCompanyInfo(context, { ...body, organizationId: organizationOf(context.actor) }));
