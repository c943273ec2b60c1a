/** What our own React apps share around the widgets. */

export { AppFrame, PlainFrame } from './app-frame.tsx';
export { Brand, type BrandProps, brandTitle } from './brand.tsx';
export { currencyStatusFace } from './currency-status-face.ts';
export { errorCodeOf, useErrorText } from './error-text.ts';
export { IdleWatch } from './idle/idle-watch.tsx';
export { AppRouter } from './navigation/app-router.tsx';
export { type LazyScreen, lazyScreen } from './navigation/lazy-screen.ts';
export type { PageLocation } from './navigation/page-history.ts';
export { createPageHistory } from './navigation/page-history.ts';
export { openAddress, PageLink } from './navigation/page-link.tsx';
export { Redirect } from './navigation/redirect.tsx';
export { matchPattern } from './navigation/route-pattern.ts';
export {
  createRouteTable,
  MatchedScreen,
  type Routes,
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
export { createPageServices, type PageServices } from './page-services.ts';
export { reportErrors } from './report-errors.ts';
export { RequestFailure } from './request-failure.tsx';
export { createRestoration, type Restoration } from './restoration.ts';
export { Restoring } from './restoring.tsx';
export { focusScreenTitle, Screen, ScreenTitle, usePageTitle } from './screen.tsx';
export { SessionExpiredScreen } from './sign-in/session-expired-screen.tsx';
export { SignInPage } from './sign-in/sign-in-page.tsx';
export { Splash } from './splash.tsx';
export { TableSkeleton } from './table-skeleton.tsx';
export { Toasts } from './toasts.tsx';
export { type Page, type Pages, usePages } from './use-pages.ts';
export { type Loaded, useResource } from './use-resource.ts';
export { useSettled } from './use-settled.ts';
export { useAppliedPreferences, usePreferences } from './user-menu/use-preferences.ts';
export { UserMenu } from './user-menu/user-menu.tsx';
