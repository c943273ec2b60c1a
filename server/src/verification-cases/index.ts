export { assertNotReviewed } from './review-file.ts';
export { unusedDocumentRemoving } from './unused-document-removing.ts';
