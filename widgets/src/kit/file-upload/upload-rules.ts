import {
  checkFile,
  checkFileCount,
  type FileFacts,
  type FileLimits,
  mimeTypes,
  type Problem,
  problemOfUploadMessage,
} from '@quittance/sdk/validation';

interface Sorted<File extends FileFacts> {
  readonly accepted: readonly File[];
  readonly problems: readonly Problem[];
}

/**
 * Checks which new files may be uploaded. Too many are all refused, since nobody knows which of them are wanted;
 * otherwise each file is checked together with those before it.
 */
export function sortFiles<File extends FileFacts>(
  added: readonly File[],
  selected: readonly FileFacts[],
  limits: FileLimits,
): Sorted<File> {
  const tooMany = checkFileCount(selected.length, added.length, limits);
  if (tooMany) return { accepted: [], problems: [tooMany] };
  const accepted: File[] = [];
  const problems: Problem[] = [];
  for (const file of added) {
    const problem = checkFile(file, [...selected, ...accepted], limits);
    if (problem) problems.push(problem);
    else accepted.push(file);
  }
  return { accepted, problems };
}

/** Returns the problem with a file that the server refused; undefined for an error that no rule explains. */
export const problemOfUpload = (error: unknown, file: FileFacts, limits: FileLimits): Problem | undefined =>
  problemOfUploadMessage(error instanceof Error ? error.message : String(error), file, limits);

/** Returns the `accept` attribute of a file input, such as `.pdf,application/pdf`. */
export const acceptAttribute = ({ extensions }: FileLimits): string =>
  [...new Set(extensions.flatMap((extension) => [`.${extension}`, ...(mimeTypes[extension] ?? [])]))].join(',');
