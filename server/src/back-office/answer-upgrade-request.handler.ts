import type { Handler } from '../kernel/index.ts';
import { answerUpgradeRequest } from '../organizations/index.ts';

export const handler: Handler<'answerUpgradeRequest'> = (context, { params, body }) =>
  answerUpgradeRequest(context, { ...params, ...body });
