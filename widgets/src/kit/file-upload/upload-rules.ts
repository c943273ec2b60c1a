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
 * Which of some new files may be uploaded. Too many are refused together, since nobody knows which of them are meant; of
 * others, each is judged beside those before it.
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

/** What a server that refused a file meant; undefined for an error that no rule explains. */
export const problemOfUpload = (error: unknown, file: FileFacts, limits: FileLimits): Problem | undefined =>
  problemOfUploadMessage(error instanceof Error ? error.message : String(error), file, limits);

/** For the file chooser of the browser, which may know extensions or types: `.pdf,application/pdf`. */
export const acceptAttribute = ({ extensions }: FileLimits): string =>
  [...new Set(extensions.flatMap((extension) => [`.${extension}`, ...(mimeTypes[extension] ?? [])]))].join(',');
