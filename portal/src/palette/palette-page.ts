import type { NavigationEntry } from '@quittance/app-shell';
import type { CustomerUser } from '@quittance/sdk/stores';

/** A page that the palette finds besides those of the navigation, as its feature declares it in `palette.ts`. */
export type PalettePage = Pick<NavigationEntry<CustomerUser>, 'to' | 'label' | 'icon' | 'isShownTo'>;
