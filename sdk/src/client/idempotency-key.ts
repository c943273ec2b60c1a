/**
 * Creates a key for one intent to move money. Create it when the person decides, and keep it until the outcome is
 * known. However often the request is repeated with this key, the money moves once.
 */
export function newIdempotencyKey(): string {
  // crypto.randomUUID is missing on pages without HTTPS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
