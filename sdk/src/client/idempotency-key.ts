/**
 * A key for one intent to move money. Make it when the person decides and keep it until the outcome is known: however
 * often the request is repeated with it, the money moves once.
 */
export function newIdempotencyKey(): string {
  // crypto.randomUUID is missing on pages that are not served over HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
