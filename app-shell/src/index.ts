/** Shared code of our React apps around the widgets. */

export { errorCodeOf, isOtpError, useErrorText, watchUpload } from '@quittance/widgets/kit';
export { AppLayout } from './app/app-layout.tsx';
export { createApp } from './app/create-app.tsx';
export { SessionWatch } from './app/session-watch.tsx';
export { useBrand, useBrandTitle } from './app/use-brand.ts';
export { type App, useApp } from './app-context/app.ts';
export { createGuard, type Diversion, type Guard } from './app-context/guard.ts';
export { PlainFrame } from './app-frame.tsx';
export type { AuthenticatorCalls } from './authenticator/authenticator-calls.ts';
export { AuthenticatorCard } from './authenticator/authenticator-card.tsx';
export { authenticatorTexts } from './authenticator/texts.en.ts';
export { useAuthenticatorSetUp } from './authenticator/use-authenticator-set-up.tsx';
export { brandTitle } from './brand.tsx';
export { ConfirmDialog } from './confirm-dialog/confirm-dialog.tsx';
export { LeaveDialog } from './confirm-dialog/leave-dialog.tsx';
export type { DecisionOption } from './decision-form/decision.ts';
export { DecisionForm } from './decision-form/decision-form.tsx';
export { Fact, FactList } from './fact-list/fact-list.tsx';
export { useFieldErrors } from './field-errors/use-field-errors.ts';
export { useInviteeErrors } from './invitee/use-invitee-errors.ts';
export { useLateDialog } from './late-dialog.ts';
export {
  actionsColumn,
  amountColumn,
  badgeColumn,
  dayColumn,
  figureColumn,
  OptionalText,
  textColumn,
  wordColumn,
} from './list-screen/columns.tsx';
export { FilterChoice } from './list-screen/filter-choice.tsx';
export {
  choiceOf,
  dateText,
  type FilterField,
  type ListFilter,
  listFilter,
  searchText,
} from './list-screen/list-filter.ts';
export { ListScreen, type ListScreenProps } from './list-screen/list-screen.tsx';
export { ListSearch } from './list-screen/list-search.tsx';
export { RowLink } from './list-screen/row-link.tsx';
export { useListFilter } from './list-screen/use-list-filter.ts';
export { mailedLink, useMailedLink } from './mailed-link/use-mailed-link.ts';
export { lazyScreen } from './navigation/lazy-screen.ts';
export { createNavigation, type NavigationEntry } from './navigation/navigation-entry.ts';
export type { PageLocation } from './navigation/page-history.ts';
export { openAddress, PageLink } from './navigation/page-link.tsx';
export { PageTabs } from './navigation/page-tabs.tsx';
export { Redirect } from './navigation/redirect.tsx';
export { decodeSegment, matchPattern } from './navigation/route-pattern.ts';
export {
  createRouteTable,
  MatchedScreen,
  type Route,
  type RouteMatch,
  type RouteTable,
  readyScreen,
  redirectTo,
  useRouteParams,
} from './navigation/route-table.tsx';
export { ScreenBoundary } from './navigation/screen-boundary.tsx';
export {
  type LeaveQuestion,
  type PagePlace,
  PagePlaceProvider,
  useLeaveGuard,
  usePagePlace,
  useQuery,
} from './navigation/use-page-history.ts';
export { useRestoredScroll } from './navigation/use-restored-scroll.ts';
export { withNext } from './navigation/with-next.ts';
export { useNewEmailRule } from './new-email/use-new-email-rule.ts';
export { OneTimeCodeDialog } from './one-time-code/one-time-code-dialog.tsx';
export { OneTimeCodeForm } from './one-time-code/one-time-code-form.tsx';
export { type PalettePage, pageEntries } from './palette/page-entries.ts';
export type { Palette, PaletteEntry } from './palette/palette.ts';
export type { PalettePart } from './palette/palette-button.tsx';
export { PaletteDialog } from './palette/palette-dialog.tsx';
export { PlanCharges } from './plan-charges/plan-charges.tsx';
export { RecordScreen } from './record-screen/record-screen.tsx';
export { Refusal } from './refusal/refusal.tsx';
export { RequestFailure } from './request-failure.tsx';
export { createRequiredContext } from './required-context.ts';
export { Restoring } from './restoring.tsx';
export { focusScreenTitle, Screen, ScreenTitle, usePageTitle } from './screen.tsx';
export { HiddenUsername } from './set-password/hidden-username.tsx';
export { createPasskey } from './sign-in/create-passkey.ts';
export { sessionRoutes } from './sign-in/routes.ts';

export { Splash } from './splash.tsx';
export { Timeline, type TimelineEvent } from './timeline/timeline.tsx';
export { type Action, useAction } from './use-action.ts';
export { useBusinessDate } from './use-business-date.ts';
export { useChange } from './use-change.ts';
export { type EndlessRows, useEndlessRows } from './use-endless-rows.ts';
export { type LoadPage, type PagedList, usePages } from './use-pages.ts';
export { type Loaded, useResource } from './use-resource.ts';
export { useSettled } from './use-settled.ts';
export { PreferencesForm } from './user-menu/preferences-form.tsx';
export { userMenuTexts } from './user-menu/texts.en.ts';
export { usePreferences } from './user-menu/use-preferences.ts';
