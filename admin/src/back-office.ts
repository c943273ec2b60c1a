import { type App, useApp } from '@quittance/app-shell';
import type { StaffUser } from '@quittance/sdk/stores';

export type BackOffice = App<StaffUser>;

/** Returns the back office's app. @throws Error outside the back office */
export const useBackOffice = (): BackOffice => useApp<BackOffice>();
