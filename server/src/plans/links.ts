import { planCurrency } from '@quittance/sdk/rules';
import type { App } from '../kernel/index.ts';

/** Address of the page that says how to add money to the US dollar account. */
export const addMoneyLink = ({ config }: Pick<App, 'config'>): string =>
  `${config.publicUrl}/accounts/traditional/${planCurrency}/add-money`;

/** Address of the plan. */
export const planLink = ({ config }: Pick<App, 'config'>): string => `${config.publicUrl}/business-settings/plan`;
