/** The kit's toaster, in a chunk of its own. */
export { Toaster } from '@quittance/widgets/kit';
