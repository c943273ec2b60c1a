import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { type ChainHead, readChainHead, writeChainHead } from '@quittance/sdk/proofs';
import type { KeptHead } from '../ledger/index.ts';

const begin = '-----BEGIN LEDGER HEADS-----';
const end = '-----END LEDGER HEADS-----';
/** PKCS #8 of an Ed25519 key, up to its 32 bytes. */
const keyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the key by which heads are signed from the data key, so that all server processes have the same. */
export function headSigningKey(dataKey: Buffer): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', dataKey, '', 'quittance ledger heads', 32));
  return createPrivateKey({ key: Buffer.concat([keyPrefix, seed]), format: 'der', type: 'pkcs8' });
}

/** Returns the public half as PEM, by which anybody can check signatures. */
export const publicHeadKey = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString();

/** Writes heads as a block of text: when they were noted, each head, and the signature of these lines. */
export function signHeads(key: KeyObject, heads: readonly ChainHead[], notedAt: Date): string {
  const lines = [`noted ${notedAt.toISOString()}`, ...heads.map((head) => `head ${writeChainHead(head)}`)];
  const signature = sign(null, Buffer.from(lines.join('\n')), key).toString('base64');
  return [begin, ...lines, `signature ${signature}`, end].join('\n');
}

/**
 * Reads the blocks in saved mails. A block without a valid signature is an unreadable entry, which is a finding.
 * @param name of the file, for findings
 */
export function readSignedHeads(key: KeyObject, text: string, name: string): readonly KeptHead[] {
  const blocks = unfold(text).split(begin).slice(1);
  return blocks.flatMap((block, index) => readBlock(key, block, `${name} block ${index + 1}`));
}

function readBlock(key: KeyObject, block: string, entry: string): readonly KeptHead[] {
  const lines = (block.split(end)[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const signature = lines.at(-1)?.replace(/^signature /, '') ?? '';
  const signed = lines.slice(0, -1);
  const isValid = verify(null, Buffer.from(signed.join('\n')), createPublicKey(key), Buffer.from(signature, 'base64'));
  if (!isValid) return [{ entry, head: undefined }];
  return signed.slice(1).map((line) => ({ entry, head: readChainHead(line.replace(/^head /, '')) }));
}

/** Undoes the line breaks of the quoted-printable encoding, in which mail servers store long lines. */
const unfold = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
    .replaceAll('\r', '');
