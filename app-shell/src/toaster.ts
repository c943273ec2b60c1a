/** Lazy-loaded: the first screen shows no toast. */
export { Toaster } from '@quittance/widgets/kit';
