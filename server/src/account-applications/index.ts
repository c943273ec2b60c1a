export { applyForAccounts } from './apply-for-accounts.ts';
export { accountCallbackRoutes } from './callback-routes.ts';
export { listApplications } from './list-applications.ts';
export { applicationSending, askAboutApplications } from './send-applications.ts';
