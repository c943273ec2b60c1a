export { filePurging } from './file-purging.ts';
export { listOrganizationFiles } from './list-organization-files.ts';
export { type FileShare, findLogo, holdLogo, type Logo, shareFile } from './logo.ts';
export { readLogo } from './read-logo.ts';
