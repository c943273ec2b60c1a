export { type IdentityResult, type IdentityVerification, identityCallbackPath } from './identity-verification.ts';
export { sandboxIdentityVerification } from './sandbox-identity-verification.ts';
export { identityCallbackKey } from './sandbox-parts.ts';
export { sandboxIdentityVerificationRoutes } from './sandbox-routes.ts';
export { sandboxIdentityCallbacks } from './send-callbacks.ts';
