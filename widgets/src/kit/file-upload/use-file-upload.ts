import type { TextFunction } from '@quittance/sdk/i18n';
import type { FileLimits, Problem } from '@quittance/sdk/validation';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../base/i18n.tsx';
import { errorCodeOf } from '../error-text/error-text.ts';
import { useProblemText } from '../field/use-problem-text.ts';
import type { FileUploadProps, UploadedFile } from './file-upload-props.ts';
import { fileUploadTexts } from './texts.en.ts';
import { problemOfUpload, sortFiles } from './upload-rules.ts';

/** An upload in progress. */
export interface PendingUpload {
  readonly name: string;
  readonly size: number;
  /** From 0 to 1. */
  readonly progress: number;
  readonly abort: AbortController;
}

export interface FileUploadState {
  readonly pending: readonly PendingUpload[];
  /** Ids of files that are being removed. */
  readonly removing: readonly string[];
  /** The last problems, one per line; undefined if there are none. */
  readonly problem: string | undefined;
  /** The last event, for screen readers, unless a toast announces it. */
  readonly status: string;
  add(files: readonly File[]): void;
  cancel(upload: PendingUpload): void;
  download(file: UploadedFile): Promise<void>;
  /** @returns whether the server has removed it */
  remove(file: UploadedFile): Promise<boolean>;
}

/** Says something in the words of the language that is on the screen. */
type Said = (words: {
  readonly t: TextFunction<typeof fileUploadTexts>;
  readonly problemText: (problem: Problem) => string;
  readonly describeError: FileUploadProps['describeError'];
}) => string;

/** Tracks uploads and removals, and their messages. */
export function useFileUpload(props: FileUploadProps, limits: FileLimits, language: string): FileUploadState {
  const { t } = useI18n(fileUploadTexts);
  const problemText = useProblemText();
  const say = (said: Said) => said({ t, problemText, describeError: props.describeError });
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<readonly Said[]>([]);
  const [status, setStatus] = useState<{ readonly said: Said }>();

  // A ref: an upload may end at any time, and then needs the current properties.
  const current = useRef({ props, say, files: props.files, pending });
  current.current = { props, say, files: props.files, pending };
  useEffect(
    () => () => {
      for (const { abort } of current.current.pending) abort.abort();
    },
    [],
  );

  const tellProblem = (said: Said) => {
    setProblems((former) => [...former, said]);
    current.current.props.onProblem?.(current.current.say(said));
  };
  const tellSuccess = (toast: ((message: string) => void) | undefined, message: string, said: Said) => {
    toast?.(message);
    setStatus(toast ? undefined : { said });
  };
  const change = (files: readonly UploadedFile[]) => {
    current.current.files = files;
    current.current.props.onChange(files);
  };
  const drop = (abort: AbortController) => setPending((uploads) => uploads.filter((other) => other.abort !== abort));

  const track = (error: unknown) => (current.current.props.onError ?? reportError)(error);

  const fail = (file: File, error: unknown) => {
    // Messages about the upload no longer apply.
    setStatus(undefined);
    const known = problemOfUpload(error, file, limits);
    tellProblem((words) => {
      const general = words.t('fileNotUploaded', { name: file.name });
      // The file was named just before.
      const nameless = known && { ...known, values: { ...known.values, name: words.t('it') } };
      const reason = nameless ? words.problemText(nameless) : words.describeError?.(error);
      return [general, reason].filter(Boolean).join(' ');
    });
    // An infected file is the person's, not a fault of ours.
    if (!known && errorCodeOf(error) !== 'InfectedFileError') track(error);
  };

  const send = async (file: File, abort: AbortController) => {
    const onProgress = (progress: number) =>
      setPending((uploads) => uploads.map((each) => (each.abort === abort ? { ...each, progress } : each)));
    try {
      const uploaded = await current.current.props.upload(file, {
        signal: abort.signal,
        onProgress,
        ...(language && { language }),
      });
      if (abort.signal.aborted) return;
      tellSuccess(current.current.props.onUploaded, t('uploadSucceeded'), (words) =>
        words.t('fileUploaded', { name: file.name }),
      );
      change([...current.current.files, uploaded]);
    } catch (error) {
      if (!abort.signal.aborted) fail(file, error);
    } finally {
      drop(abort);
    }
  };

  const problem = problems.map(say).join('\n') || undefined;
  return {
    pending,
    removing,
    problem,
    status: (!props.onProblem && problem) || (status ? say(status.said) : ''),
    add(files) {
      setProblems([]);
      if (props.asksLanguage && !language) {
        tellProblem((words) => words.problemText({ key: 'languageMissing' }));
        return;
      }
      const selected = [...props.files, ...pending].map(({ name }) => ({ name, size: 1 }));
      const { accepted, problems: found } = sortFiles(files, selected, limits);
      for (const each of found) tellProblem((words) => words.problemText(each));
      const uploads = accepted.map((file) => ({ file, abort: new AbortController() }));
      const begun = uploads.map(({ file: { name, size }, abort }) => ({ name, size, progress: 0, abort }));
      setPending((others) => [...others, ...begun]);
      const count = accepted.length;
      if (count > 0) setStatus({ said: (words) => words.t('filesUploading', { count }) });
      for (const { file, abort } of uploads) void send(file, abort);
    },
    cancel({ name, abort }) {
      abort.abort();
      drop(abort);
      setStatus({ said: (words) => words.t('uploadCancelled', { name }) });
    },
    async download(file) {
      setProblems([]);
      try {
        await props.download?.(file);
      } catch (error) {
        tellProblem((words) => words.t('fileNotDownloaded', { name: file.name }));
        track(error);
      }
    },
    async remove({ id, name }) {
      setProblems([]);
      setRemoving((ids) => [...ids, id]);
      try {
        await props.remove(id);
        change(current.current.files.filter((other) => other.id !== id));
        if (!props.isRemovalSilent) {
          tellSuccess(current.current.props.onRemoved, t('removalSucceeded'), (words) =>
            words.t('fileRemoved', { name }),
          );
        }
        return true;
      } catch (error) {
        tellProblem((words) => words.t('fileNotRemoved', { name }));
        track(error);
        return false;
      } finally {
        setRemoving((ids) => ids.filter((other) => other !== id));
      }
    },
  };
}
