import { createNavigation, type NavigationEntry } from '@quittance/app-shell';
import type { CustomerUser } from '@quittance/sdk/stores';

const features = import.meta.glob<readonly NavigationEntry<CustomerUser>[]>('./features/*/navigation.ts', {
  eager: true,
  import: 'navigation',
});

/** The portal's navigation, from each feature's `navigation.ts`. */
export const navigation = createNavigation(Object.values(features).flat());
