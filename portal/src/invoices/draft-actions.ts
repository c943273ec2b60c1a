/** What a list offers for its drafts; loaded once a draft is in sight. */
export { DeleteDraftDialog } from './delete-draft-dialog.tsx';
export { DraftMenu } from './draft-menu.tsx';
