export { type CurrencyAccount, createBalancesStore, type Funds } from './balances.ts';
export {
  type ConfirmedIntentOptions,
  type ConfirmedSendOptions,
  createConfirmedIntent,
} from './confirmed-intent.ts';
export {
  activityEvents,
  createIdleTimer,
  type IdleState,
  type IdleTimer,
  type IdleTimerOptions,
} from './idle-timer.ts';
export {
  createMoneyIntent,
  type MoneyIntent,
  type MoneyIntentState,
  type RejectedCode,
  type SendOptions,
} from './money-intent.ts';
export { createOneTimeCodeStore, type OneTimeCodeState, type OneTimeCodeStore } from './one-time-code.ts';
export { createPreferences, type Preferences, type PreferencesStore } from './preferences.ts';
export { createResource, type Resource, type ResourceState } from './resource.ts';
export { type KeyValueStorage, safeStorage } from './safe-storage.ts';
export {
  type CodeEntry,
  type CustomerUser,
  createSessionStore,
  createStaffSessionStore,
  type OrganizationChoice,
  type SessionState,
  type SessionStore,
  type SignIn,
  type StaffUser,
  type UsedPasskey,
} from './session.ts';
export { clearStorage, storageKeys } from './storage-keys.ts';
export { createToastStore, type Toast, type ToastKind, type ToastStore } from './toasts.ts';
export { createTracking, type Tracking, type TrackingStore } from './tracking.ts';
