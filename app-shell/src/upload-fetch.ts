// Separate, so that it can be lazy-loaded without the rest of the kit.
export { uploadFetch } from '@quittance/widgets/kit';
