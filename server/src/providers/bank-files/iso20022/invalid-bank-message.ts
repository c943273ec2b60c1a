/** A file is no message that we read, or breaks its rules. The message has no content of the file. */
export class InvalidBankMessageError extends Error {
  readonly isCutOff = false;

  constructor(problem: string) {
    super(problem);
    this.name = 'InvalidBankMessageError';
  }
}
