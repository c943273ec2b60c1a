import type { Handler } from '../kernel/index.ts';
import { businessOf } from './business-of.ts';
import { deleteDraft } from './delete-draft.ts';

export const handler: Handler<'deleteDraft'> = async (context, { params }) => {
  await deleteDraft(context, { sellerOrganizationId: businessOf(context.actor), invoiceId: params.id });
  return undefined;
};
