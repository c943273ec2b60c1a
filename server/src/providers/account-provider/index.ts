export {
  type AccountCallback,
  type AccountOrder,
  type AccountProvider,
  type ApplicationReport,
  type ApplyingCompany,
  accountCallbackPath,
} from './account-provider.ts';
export { accountCallbackKey, writeCallback } from './callback-format.ts';
export { sandboxAccountProvider } from './sandbox-account-provider.ts';
export { sandboxAccountCallbacks } from './send-callbacks.ts';
