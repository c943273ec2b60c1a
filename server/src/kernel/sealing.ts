import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

// AES-256-GCM: nobody can read the text without the key, and changes are detected.
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text for storage.
 * @param key 32 bytes
 * @param about what the text belongs to, such as a row's id; it can't be decrypted for anything else
 * @returns nonce, authentication tag and cipher text, concatenated
 */
export function seal(key: Buffer, text: string, about = ''): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(about));
  const encrypted = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), encrypted]);
}

/** Decrypts a sealed text. @throws Error for another key, or when the text was changed or moved since it was sealed */
export function unseal(key: Buffer, sealed: Buffer, about = ''): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(about));
  decryption.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = Buffer.concat([decryption.update(sealed.subarray(nonceBytes + tagBytes)), decryption.final()]);
  return text.toString('utf8');
}
