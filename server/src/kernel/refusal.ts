import { type ErrorCode, errorStatus, type TriedSecret, wrongFormat } from '@quittance/sdk/contract';

export interface FieldProblem {
  /** Dotted path of the refused field, such as `items.0.rate`. */
  readonly path: string;
  readonly message: string;
}

export interface RefusalOptions extends ErrorOptions {
  /** When asking again makes sense; goes out as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** What was tried wrongly too often. */
  readonly tried?: TriedSecret;
}

/**
 * An expected failure: the person or program asking can do something about it. It leaves as its code and status.
 * Everything else that is thrown is a bug and leaves as a neutral InternalError.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly validations: readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;
  readonly tried: TriedSecret | undefined;

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

/** Refused fields of a request; at least one. */
export const refuseFields = (problems: readonly FieldProblem[]): Refusal =>
  new Refusal('ValidationError', 'Make sure to fill all required fields', problems);

/** A refused field of a request. */
export const refuseField = (path: string, message: string): Refusal => refuseFields([{ path, message }]);

/** A field that holds what nobody could mean there. */
export const refuseFormat = (path: string): Refusal => refuseField(path, wrongFormat);
