import type { Spanish } from '@quittance/sdk/i18n';
import type { waitingTransfersNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof waitingTransfersNavigationTexts> = { label: 'Transferencias' };
