import {
  createRouteTable,
  lazyScreen,
  type Routes,
  type RouteTable,
  readyScreen,
  redirectTo,
  SessionExpiredScreen,
} from '@quittance/app-shell';
import { SignOutScreen } from './session/sign-out-screen.tsx';

/** The screens inside the back office's frame, by path. */
const framedScreens: Routes = {
  '/': redirectTo('/companies'),
  '/companies': lazyScreen(async () => (await import('./companies/companies-screen.tsx')).CompaniesScreen),
  '/companies/:organizationId': lazyScreen(async () => (await import('./companies/company-screen.tsx')).CompanyScreen),
  '/showcase': lazyScreen(async () => (await import('./showcase/showcase-screen.tsx')).ShowcaseScreen),
  '*': lazyScreen(async () => (await import('./pages/not-found-screen.tsx')).NotFoundScreen),
};

/** Screens that stand by themselves. */
const plainScreens: Routes = {
  '/auth': lazyScreen(async () => (await import('./session/sign-in-screen.tsx')).SignInScreen),
  '/auth/session-expired': readyScreen(SessionExpiredScreen),
  '/logout': readyScreen(SignOutScreen),
};

export const findScreen: RouteTable<'app' | 'plain'> = createRouteTable({ app: framedScreens, plain: plainScreens });
