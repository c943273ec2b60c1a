export { type Attachment, assertAttachable, findAttachment } from './attachment.ts';
export type { DocumentsInUse } from './documents-in-use.ts';
export { filePurging } from './file-purging.ts';
export { holdOwnFiles } from './hold-own-files.ts';
export { listDocuments } from './list-documents.ts';
export { listOrganizationFiles, listPersonFiles } from './list-organization-files.ts';
export { findLogo, type Logo } from './logo.ts';
export { readShownFile } from './read-shown-file.ts';
export { holdFile, shareFile } from './share-file.ts';
