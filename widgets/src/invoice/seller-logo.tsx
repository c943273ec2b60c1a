import { getFileImage } from '@quittance/sdk/client';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../kit/base/class-names.ts';
import { useClient } from '../kit/base/provider.tsx';

interface SellerLogoProps {
  readonly fileId: string;
  /** The seller's name. */
  readonly name: string;
}

/**
 * The seller's logo. Shows nothing if it can't be read.
 * A canvas shows pictures from memory under any policy of the host; an `img` would need `img-src`.
 */
export function SellerLogo({ fileId, name }: SellerLogoProps) {
  const client = useClient();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async () => {
      const { blob } = await client.request(getFileImage, { query: { fileId } }, { signal });
      const picture = await createImageBitmap(blob);
      const { current } = canvas;
      if (signal.aborted || !current) return;
      current.width = picture.width;
      current.height = picture.height;
      current.getContext('2d')?.drawImage(picture, 0, 0);
      setState('shown');
    };
    draw().catch(() => signal.aborted || setState('missing'));
    return () => leaving.abort();
  }, [client, fileId]);
  if (state === 'missing') return null;
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={name}
      className={classNames('q-invoice__logo', state === 'shown' && 'q-invoice__logo--shown')}
    />
  );
}
