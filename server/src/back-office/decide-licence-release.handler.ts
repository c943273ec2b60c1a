import type { Handler } from '../kernel/index.ts';
import { decideRelease } from '../licences/index.ts';

export const handler: Handler<'decideLicenceRelease'> = (context, { params, body }) =>
  decideRelease(context, { ...params, ...body });
