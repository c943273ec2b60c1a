import { bytesPerMb, type FileLimits, mimeTypesOf } from '../../validation/files.ts';

/** A field of a multipart body that takes files. */
export interface FileField {
  /** MIME types that are accepted, without parameters. */
  readonly types: readonly string[];
  /** Maximum size of one file. */
  readonly maxBytes: number;
  /** Maximum number of files; absent: one. */
  readonly maxFiles?: number;
  /** Whether the field may be omitted. */
  readonly isOptional?: true;
  /** One sentence for the reference pages. */
  readonly description: string;
}

type FieldOf<Limits extends FileLimits> = Omit<FileField, 'maxFiles' | 'isOptional'> &
  (Limits['maxFiles'] extends 1 ? unknown : { readonly maxFiles: number });

/** Creates the field from the limits of a form, so that both agree. */
export function fileFieldOf<const Limits extends FileLimits>(limits: Limits, description: string): FieldOf<Limits> {
  const { maxFiles, maxSizeMb, extensions } = limits;
  return {
    types: mimeTypesOf(extensions),
    maxBytes: maxSizeMb * bytesPerMb,
    ...(maxFiles > 1 && { maxFiles }),
    description,
  } as FieldOf<Limits>;
}

/** File fields by name. A field for several files is named without brackets. */
export type FileFields = Readonly<Record<string, FileField>>;

/** A file as the answer of a GET, in one of these MIME types, instead of JSON. */
export interface FileOutput {
  readonly types: readonly string[];
  /** One sentence for the reference pages. */
  readonly description: string;
}

/**
 * A form with one file that the server reads as it arrives, so that a large file is never in memory as a whole. The name
 * of the file's field is chosen by the caller; text fields come before it.
 */
export interface UploadBody {
  /** Maximum size of the file. */
  readonly maxBytes: number;
  /** One sentence for the reference pages. */
  readonly description: string;
}

/** A file to send, under the name of its field. */
export interface SentUpload {
  readonly key: string;
  readonly file: Blob;
}

/** A file that is still arriving. Its type is not declared: handlers find it out from the bytes. */
export interface ReceivedUpload {
  /** Name of its field. */
  readonly key: string;
  /** The sender's name for it; never use it as a path. */
  readonly name: string;
  /** Can be read once. Fails if the form breaks off or the file is too large. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** Files by field, in the form that one side of the wire uses. */
export type FilesOf<Declared, File> = Declared extends FileFields
  ? {
      readonly [Name in keyof Declared]: Declared[Name] extends { readonly maxFiles: number }
        ? readonly File[]
        : Declared[Name] extends { readonly isOptional: true }
          ? File | undefined
          : File;
    }
  : undefined;

/** A complete file as a handler receives it, of a declared type and size. */
export interface ReceivedFile {
  /** The sender's name for it; never use it as a path. */
  readonly name: string;
  /** MIME type declared by the sender. The bytes may be anything. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The file that a handler returns. */
export interface AnsweredFile {
  readonly name: string;
  /** One of the declared MIME types, optionally with parameters, such as `text/csv; charset=utf-8`. */
  readonly type: string;
  /**
   * A stream is sent as it is read, so that a long list is never in memory as a whole. It is read after the handler has
   * returned, so it may query `context.db` of a GET, which is in no transaction. Other methods can't answer files.
   */
  readonly content: Uint8Array | ReadableStream<Uint8Array>;
  /** Size of a stream in bytes, if known: browsers then notice when it breaks off. */
  readonly size?: number;
  /** Browsers show the file instead of saving it. Markup, such as HTML or SVG, is always saved. */
  readonly isInline?: true;
}
