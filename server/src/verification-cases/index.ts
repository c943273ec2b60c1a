export { assertNotReviewed } from './review-file.ts';
