import { type FileField, type FileFields, type ReceivedFile, wrongFormat } from '@quittance/sdk/contract';
import {
  checkFileCount,
  checkFileGiven,
  checkFileSize,
  englishSentence,
  type Problem,
} from '@quittance/sdk/validation';
import type { FieldProblem } from '../kernel/index.ts';
import type { RawFile } from './read-multipart.ts';

/** A field's files as the handler receives them. */
type Received = ReceivedFile | readonly ReceivedFile[] | undefined;

export interface ValidFiles {
  readonly files: Readonly<Record<string, Received>>;
  /** At most one for each field. */
  readonly problems: readonly FieldProblem[];
}

/** Validates the files of a request against the call's declaration. */
export function validateFiles(declared: FileFields, given: readonly RawFile[]): ValidFiles {
  const files: Record<string, Received> = {};
  const problems: FieldProblem[] = [];
  for (const [name, field] of Object.entries(declared)) {
    const own = given.filter((file) => file.field === name);
    const message = whyRefused(field, own);
    if (message !== null) problems.push({ path: name, message });
    const received = own.map(({ name: fileName, type, bytes }) => ({ name: fileName, type, bytes }));
    files[name] = field.maxFiles === undefined ? received[0] : received;
  }
  const unknown = new Set(given.map(({ field }) => field).filter((name) => !Object.hasOwn(declared, name)));
  return { files, problems: [...problems, ...[...unknown].map((path) => ({ path, message: wrongFormat }))] };
}

function whyRefused(field: FileField, files: readonly RawFile[]): string | null {
  const missing = field.isOptional ? null : checkFileGiven(files.length);
  const problem =
    missing ?? checkFileCount(0, files.length, { maxFiles: field.maxFiles ?? 1 }) ?? firstOf(files, field);
  if (problem) return englishSentence(problem);
  return files.every(({ type }) => field.types.includes(type)) ? null : wrongFormat;
}

function firstOf(files: readonly RawFile[], { maxBytes }: FileField): Problem | null {
  for (const file of files) {
    const problem = checkFileSize(file, maxBytes);
    if (problem) return problem;
  }
  return null;
}
