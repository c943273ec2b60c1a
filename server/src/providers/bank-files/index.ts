export { isOpenFor } from './bank-calendar.ts';
export { bankFileRails } from './bank-file-rails.ts';
export { findReportingFile } from './find-report.ts';
