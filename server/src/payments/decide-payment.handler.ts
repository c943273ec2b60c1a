import type { Handler } from '../kernel/index.ts';
import { decidePayment } from './decide-payment.ts';

export const handler: Handler<'decidePayment'> = async (context, { body }) => {
  const { id, status } = await decidePayment(context, body);
  return { invoiceId: id, status };
};
