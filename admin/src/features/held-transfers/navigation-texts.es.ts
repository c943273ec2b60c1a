import type { Spanish } from '@quittance/sdk/i18n';
import type { heldTransfersNavigationTexts } from './navigation-texts.en.ts';

export const spanish: Spanish<typeof heldTransfersNavigationTexts> = { label: 'Transferencias' };
