export { bankFileRails } from './bank-file-rails.ts';
export { findReportingFile } from './find-report.ts';
