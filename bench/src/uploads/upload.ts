import { uploadKey } from '@quittance/sdk/rules';
import { bytesPerMb, fileLimits } from '@quittance/sdk/validation';
import type { BenchStaff } from '../server/people.ts';
import type { Product } from '../server/product.ts';

/** The largest document that staff may upload. */
export const documentMegabytes = fileLimits.staff.maxSizeMb;

/** Bytes of a PDF of the given size, each a different one. */
export function documentOf(megabytes: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(Math.round(megabytes * bytesPerMb), crypto.randomUUID());
  bytes.write('%PDF-1.7\n');
  return bytes;
}

/** Uploads a document about an organization as staff do. @throws Error with the server's answer when it is refused */
export async function upload(
  { adminUrl, adminOrigin }: Product,
  { userId, cookie }: BenchStaff,
  organizationId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const form = new FormData();
  const key = uploadKey({ role: 'deed', slot: 1, group: 'documentation', organizationId });
  form.append(key, new File([bytes], 'deed.pdf'));
  const response = await fetch(`${adminUrl}/api/${userId}/admin/files`, {
    method: 'POST',
    headers: { origin: adminOrigin, cookie },
    body: form,
  });
  if (!response.ok) throw new Error(`An upload was answered ${response.status}: ${await response.text()}`);
}
