import { accountCurrencies } from '@quittance/sdk/money';
import type { Handler } from '../kernel/index.ts';
import { readPublicConstants } from './public-constants.ts';

export const handler: Handler<'getConstants'> = async ({ app, db }) => ({
  ...(await readPublicConstants(app, db)),
  currencies: [...accountCurrencies],
});
