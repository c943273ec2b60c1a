import { createNavigation, type NavigationEntry } from '@quittance/app-shell';
import type { StaffUser } from '@quittance/sdk/stores';

const features = import.meta.glob<readonly NavigationEntry<StaffUser>[]>('./features/*/navigation.ts', {
  eager: true,
  import: 'navigation',
});

/** The back office's navigation, from the features' `navigation.ts`. */
export const navigation = createNavigation(Object.values(features).flat());
