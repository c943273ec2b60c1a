/** Menus and dialogs of the contacts; lazy-loaded for people who may change them. */
export { AddDialog } from './add-dialog.tsx';
export { ContactMenu } from './contact-menu.tsx';
export { InviteDialog } from './invite-dialog.tsx';
export { WithdrawDialog } from './withdraw-dialog.tsx';
