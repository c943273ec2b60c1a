import { useResource } from '@quittance/app-shell';
import { getFileImage } from '@quittance/sdk/client';
import { useClient } from '@quittance/widgets/kit';
import { useCallback } from 'react';
import './file-image.css';

interface FileImageProps {
  readonly fileId: string;
  /** What the picture shows; empty for decoration. */
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A picture that the person or the guest may read. Shows nothing while it loads or if it can't be read. */
export function FileImage({ fileId, alt, className }: FileImageProps) {
  const client = useClient();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { blob } = await client.request(getFileImage, { query: { fileId } }, { signal });
      return await dataUrlOf(blob);
    },
    [client, fileId],
  );
  const { data } = useResource(load);
  return data ? <img className={className} src={data} alt={alt} /> : null;
}

/** The page's policy allows pictures of its origin and in addresses like this one. A guest's token fits in no address. */
function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
