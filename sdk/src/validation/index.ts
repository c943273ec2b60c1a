export { cardBrandOf, cardDigits, checkCardCvc, checkCardExpiry, checkCardNumber } from './card.ts';
export { checkInvitee, contactProblems } from './contacts.ts';
export { checkCountry } from './country.ts';
export { checkDate } from './date.ts';
export { checkGovernmentIdDate, checkProofOfAddressDate, documentAge } from './document-age.ts';
export { checkEmail, checkReferral, type EmailOptions, maxEmailCharacters, normalizeEmail } from './email.ts';
export {
  bytesPerMb,
  checkFile,
  checkFileCount,
  checkFileGiven,
  checkFileRoom,
  checkFileSize,
  checkFileType,
  checkPictureSize,
  type FileFacts,
  type FileLimits,
  fileLimits,
  mimeTypes,
  problemOfUploadMessage,
  shownFileName,
  unreadablePicture,
} from './files.ts';
export { checkHandle, handleLength, normalizeHandle } from './handle.ts';
export { checkLinks, checkUrl } from './link.ts';
export {
  type CancelReason,
  cancelMessageOf,
  cancelReasons,
  checkAdditionalInfoMessage,
  checkCancelNote,
  checkResetReason,
  messageLimits,
} from './messages.ts';
export { checkEmployees, checkGreaterThan } from './number.ts';
export {
  checkPassword,
  minPasswordLength,
  missingOf,
  type PasswordRequirement,
  passwordRequirements,
} from './password.ts';
export { ageOn, checkBirthDate, minAge } from './person.ts';
export { maxPhoneDigits } from './phone-limits.ts';
export { checkLine, checkLines } from './plain-text.ts';
export { checkPostalCode, needsPostalCode } from './postal-code.ts';
export { firstProblem, type Problem } from './problem.ts';
export { checkReferralEntry, referralRefusals, referralsOf } from './referrals.ts';
export { englishSentence, findProblem } from './sentence.ts';
export { checkSsn } from './ssn.ts';
export { checkTaxId, taxIdExample, taxIdProblem, taxIdSpellings } from './tax-id.ts';
export {
  checkConfirmed,
  checkLanguage,
  checkMaxCharacters,
  checkMinCharacters,
  checkOption,
  checkRequired,
  countOf,
} from './text.ts';
export type { Taxpayer } from './us-tax-id.ts';
