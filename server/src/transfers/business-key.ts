/** The steps of a transfer that post a journal. */
export type TransferStepName =
  | 'held'
  | 'moved'
  | 'bought'
  | 'blocked'
  | 'booked'
  | `booked-${number}`
  | `bank-move-${number}`
  | 'arrived'
  | 'sent'
  | 'fee'
  | 'settled'
  | 'returned'
  | 'return-fee'
  | 'refunded'
  | 'refunded-again'
  | 'suspended'
  | 'suspense-returned'
  | 'charged'
  | 'charged-bought'
  | 'absorbed';

/** Key of a step's journal. */
export const businessKey = ({ id }: { readonly id: string }, step: TransferStepName | `${TransferStepName}:reversed`) =>
  `trf:${id}:${step}`;

/** Key of the journal of our banks; after the first presentment with its number. */
export const bookedStep = (presentment: number): TransferStepName =>
  presentment === 1 ? 'booked' : `booked-${presentment}`;
