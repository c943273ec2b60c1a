import { planCurrency } from '@quittance/sdk/rules';
import type { App } from '../kernel/index.ts';

/** Address of the details of the US dollar account, by which money is added. */
export const addMoneyLink = ({ config }: Pick<App, 'config'>): string =>
  `${config.publicUrl}/accounts/traditional/${planCurrency}/details`;

/** Address of the plan. */
export const planLink = ({ config }: Pick<App, 'config'>): string => `${config.publicUrl}/business-settings/plan`;
