import type { Spanish } from '@quittance/sdk/i18n';
import type { bankReconciliationsNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof bankReconciliationsNavigationTexts> = { label: 'Conciliación' };
