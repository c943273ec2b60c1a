import { corridorsOn } from '@quittance/sdk/banking';
import { businessDateOf } from '@quittance/sdk/time';
import type { Handler } from '../kernel/index.ts';

export const handler: Handler<'listAvailableCorridors'> = async ({ app, db }) => {
  const corridors = corridorsOn(businessDateOf(await app.clock.now(db)));
  return {
    corridors: corridors.map(({ currencies, fields, ...corridor }) => ({
      ...corridor,
      currencies: [...currencies],
      fields: [...fields],
    })),
  };
};
