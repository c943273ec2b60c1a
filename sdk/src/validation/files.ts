import { firstProblem, type Problem, problem } from './problem.ts';

/** The properties of a file that rules check. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export interface FileLimits {
  /** Maximum number of selected and new files. */
  readonly maxFiles: number;
  /** Maximum size of one file, in MB of 1,048,576 bytes. */
  readonly maxSizeMb: number;
  /** Allowed extensions in lower case, without the dot. */
  readonly extensions: readonly string[];
}

/** Default limits for uploads. */
export const fileLimits = {
  customer: { maxFiles: 1, maxSizeMb: 5, extensions: ['pdf'] },
  staff: {
    maxFiles: 1,
    maxSizeMb: 32,
    extensions: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'txt', 'rtf', 'html', 'jpg', 'jpeg', 'png'],
  },
  logo: { maxFiles: 1, maxSizeMb: 5, extensions: ['png', 'jpg', 'jpeg', 'webp'] },
  invoiceAttachment: { maxFiles: 1, maxSizeMb: 5, extensions: ['pdf', 'jpg', 'jpeg', 'png', 'xml', 'csv'] },
} as const satisfies Readonly<Record<string, FileLimits>>;

/**
 * The types of each extension that can be uploaded somewhere, the registered one first. Browsers ask the operating system, so
 * that a table has the type of Excel where Excel is installed.
 */
export const mimeTypes: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xls: ['application/vnd.ms-excel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  csv: ['text/csv', 'application/csv', 'application/vnd.ms-excel'],
  txt: ['text/plain'],
  rtf: ['application/rtf', 'text/rtf', 'application/msword'],
  html: ['text/html'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  xml: ['application/xml', 'text/xml'],
};

/** Every type that a browser may give a file with one of these extensions. */
export const mimeTypesOf = (extensions: readonly string[]): readonly string[] => [
  ...new Set(extensions.flatMap((extension) => mimeTypes[extension] ?? [])),
];

export const bytesPerMb = 1_048_576;

/** What follows the last dot, as it is written. */
const writtenExtensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1] ?? '';
const extensionOf = (name: string): string => writtenExtensionOf(name).toLowerCase();

/** Whether two names are the same to a reader: an accent may be a separate character, as macOS writes it. */
const isSameName = (one: string, other: string): boolean => one.normalize('NFC') === other.normalize('NFC');

const tooMany = (maxFiles: number): Problem =>
  maxFiles === 1 ? problem('onlyOneFile') : problem('tooManyFiles', { max: maxFiles });

/** Checks that a required file was selected. */
export const checkFileGiven = (selected: number): Problem | null => (selected === 0 ? problem('fileMissing') : null);

/** Checks whether this many files may be added to those selected. */
export const checkFileCount = (
  selected: number,
  added: number,
  { maxFiles }: Pick<FileLimits, 'maxFiles'>,
): Problem | null => (selected + added > maxFiles ? tooMany(maxFiles) : null);

/** Maximum size of all files of one owner together, in MB. */
const maxMbPerOwner = 500;
/** The same with removed files that are still kept, so that replacing files again and again fills no storage. */
const maxMbWithRemoved = 4 * maxMbPerOwner;

const noRoom = (): Problem => problem('filesFull', { max: maxMbPerOwner });

/** Checks whether an owner with this many bytes of files may add one. */
export const checkFileRoom = (bytes: number, bytesWithRemoved: number): Problem | null =>
  bytes >= maxMbPerOwner * bytesPerMb || bytesWithRemoved >= maxMbWithRemoved * bytesPerMb ? noRoom() : null;

const checkNotEmpty = ({ name, size }: FileFacts): Problem | null =>
  size === 0 ? problem('fileEmpty', { name }) : null;

const checkNotTooLarge = ({ name, size }: FileFacts, max: number): Problem | null =>
  size / bytesPerMb > max ? problem('fileTooLarge', { name, max }) : null;

/** Checks a file by its size only. */
export const checkFileSize = (file: FileFacts, maxBytes: number): Problem | null =>
  firstProblem(checkNotEmpty(file), checkNotTooLarge(file, maxBytes / bytesPerMb));

const unsupported = (name: string, { extensions }: Pick<FileLimits, 'extensions'>): Problem =>
  problem('fileExtension', { name, extensions: extensions.join(', ') });

/** Most pixels of a picture, in millions. A decoded pixel has up to eight bytes. */
const maxMegapixels = 25;

const tooManyPixels = (name: string): Problem => problem('pictureTooLarge', { name, max: maxMegapixels });

/** The problem of a picture that can't be decoded. */
export const unreadablePicture = (name: string): Problem => problem('pictureUnreadable', { name });

/** Checks the width and height of a picture, in pixels. */
export const checkPictureSize = (
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
): Problem | null => (width * height > maxMegapixels * 1_000_000 ? tooManyPixels(name) : null);

/** Finds the problem of a file by its name and its actual type, which the bytes tell. */
export const checkFileType = (name: string, type: string | undefined, limits: FileLimits): Problem | null => {
  const extension = extensionOf(name);
  const isExpected = type !== undefined && (mimeTypes[extension] ?? []).includes(type);
  return isExpected && limits.extensions.includes(extension) ? null : unsupported(name, limits);
};

/** Checks one new file against those selected. */
export function checkFile(file: FileFacts, selected: readonly FileFacts[], limits: FileLimits): Problem | null {
  const { name } = file;
  if (selected.some((other) => isSameName(other.name, name))) return problem('fileDuplicated', { name });
  const empty = checkNotEmpty(file);
  if (empty) return empty;
  if (!limits.extensions.includes(extensionOf(name))) {
    return unsupported(name, limits);
  }
  return checkNotTooLarge(file, limits.maxSizeMb);
}

/**
 * Finds the problem that a server's message about a refused upload describes.
 * @returns undefined for a message that no rule explains: an error to report
 */
export function problemOfUploadMessage(message: string, { name }: FileFacts, limits: FileLimits): Problem | undefined {
  const says = (...words: readonly string[]) => words.some((word) => message.toLowerCase().includes(word));
  if (says('exceeds the size', 'cannot be larger', 'cannot be empty')) {
    return problem('fileTooLarge', { name, max: limits.maxSizeMb });
  }
  if (says('file type', 'mime type')) {
    return unsupported(name, limits);
  }
  if (says('slot surpasses maximum')) return tooMany(limits.maxFiles);
  if (says('no room for more files')) return noRoom();
  if (says('too many pixels')) return tooManyPixels(name);
  if (says('picture cannot be read')) return unreadablePicture(name);
  return says('same document twice') ? problem('fileDuplicated', { name }) : undefined;
}

const longestShownName = 32;
const shownStart = 24;

/** The characters of a text as a reader counts them: an accent or a flag belongs to what precedes it. */
const readableCharacters = (text: string): readonly string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

/** Shortens a long file name to its start and its extension. */
export function shownFileName(name: string): string {
  // Most names are short, whatever their characters are.
  if (name.length <= longestShownName) return name;
  const characters = readableCharacters(name);
  if (characters.length <= longestShownName) return name;
  const extension = writtenExtensionOf(name);
  return `${characters.slice(0, shownStart).join('')}[…]${extension && `.${extension}`}`;
}
