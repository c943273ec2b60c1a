export { bankFileRails } from './bank-file-rails.ts';
