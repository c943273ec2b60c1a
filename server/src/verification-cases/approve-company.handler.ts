import type { Handler } from '../kernel/index.ts';
import { approveCompany } from './decide-company.ts';

export const handler: Handler<'approveCompany'> = async (context, { body }) => {
  await approveCompany(context, body.organizationId);
};
