/** Draft actions in lists; lazy-loaded when a draft is visible. */
export { DeleteDraftDialog } from './delete-draft-dialog.tsx';
export { DraftMenu } from './draft-menu.tsx';
