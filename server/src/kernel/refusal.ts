import { type ErrorCode, errorStatus, type Tried, wrongFormat } from '@quittance/sdk/contract';
import { englishSentence, type Problem } from '@quittance/sdk/validation';

export interface FieldProblem {
  /** Dotted path of the refused field, such as `items.0.rate`. */
  readonly path: string;
  readonly message: string;
}

export interface RefusalOptions extends ErrorOptions {
  /** When to retry; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** What was tried or requested too often. */
  readonly tried?: Tried;
}

/**
 * An expected failure that the caller can do something about. It is answered with its code and status. Every other
 * thrown error is a bug and is answered as a neutral InternalError.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly validations: readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;
  readonly tried: Tried | undefined;

  constructor(code: ErrorCode, message: string, validations: readonly FieldProblem[] = [], options?: RefusalOptions) {
    super(message, options);
    this.name = 'Refusal';
    this.code = code;
    this.validations = validations;
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.tried = options?.tried;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Creates a refusal of at least one field of a request. */
export const refuseFields = (problems: readonly FieldProblem[]): Refusal =>
  new Refusal('ValidationError', 'Make sure to fill all required fields', problems);

/** Creates a refusal of one field of a request. */
export const refuseField = (path: string, message: string): Refusal => refuseFields([{ path, message }]);

/** Creates a refusal of a field whose value has the wrong format. */
export const refuseFormat = (path: string): Refusal => refuseField(path, wrongFormat);

/**
 * Creates a refusal of a file.
 * @param key name of the file's field
 * @param message in words by which clients recognize the reason, such as "exceeds the size"
 */
export const refuseUpload = (key: string, message: string, problem: Problem | null): Refusal =>
  new Refusal('ValidationError', message, [{ path: key, message: problem ? englishSentence(problem) : message }]);
