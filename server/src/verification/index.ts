export { identityCallbackRoutes } from './callback-routes.ts';
