/** In one file, since both screens are the same form. */
export { EditRecipientScreen } from './edit-recipient-screen.tsx';
export { NewRecipientScreen } from './new-recipient-screen.tsx';
