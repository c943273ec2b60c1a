import type { Handler } from '../kernel/index.ts';
import { denyCompany } from './decide-company.ts';

export const handler: Handler<'denyCompany'> = async (context, { body }) => {
  await denyCompany(context, body.organizationId, body.note);
};
