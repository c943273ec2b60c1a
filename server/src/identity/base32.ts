const base32Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Writes bytes in Base32 (RFC 4648) without padding, as apps expect a typed secret. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => base32Digits[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Reads what `base32` wrote, as an authenticator app does. */
export function readBase32(text: string): Buffer {
  const bits = [...text].map((digit) => base32Digits.indexOf(digit).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
