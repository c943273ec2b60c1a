export { filePurging } from './file-purging.ts';
export { type FileShare, findLogo, holdLogo, type Logo, shareFile } from './logo.ts';
