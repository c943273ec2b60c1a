import type { Handler } from '../kernel/index.ts';
import { resolveException } from '../payments/index.ts';

export const handler: Handler<'resolvePaymentException'> = (context, { params, body }) =>
  resolveException(context, { ...params, ...body });
