import type { Handler } from '../kernel/index.ts';
import { setEscalated } from '../organizations/index.ts';

export const handler: Handler<'escalateOrganization'> = async (context, { body }) => {
  await setEscalated(context, body);
};
