export { filePurging } from './file-purging.ts';
export { type FileShare, findLogo, type Logo, shareFile } from './logo.ts';
