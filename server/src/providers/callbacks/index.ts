export { callbackRoutes, type ReceivedCallback } from './callback-routes.ts';
export { nextCallbackAt, postTwice, signedCallback } from './sandbox-callbacks.ts';
