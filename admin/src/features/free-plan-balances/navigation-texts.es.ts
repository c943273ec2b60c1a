import type { Spanish } from '@quittance/sdk/i18n';
import type { freePlanBalancesNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof freePlanBalancesNavigationTexts> = { label: 'Plan gratuito' };
