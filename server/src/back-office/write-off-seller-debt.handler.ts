import type { Handler } from '../kernel/index.ts';
import { writeOffDebt } from '../payments/index.ts';

export const handler: Handler<'writeOffSellerDebt'> = (context, { params, body }) =>
  writeOffDebt(context, { ...params, ...body });
