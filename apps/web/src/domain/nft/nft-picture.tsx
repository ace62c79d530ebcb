import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useMediaPath } from '../../lib/media/signed-media.ts';

/** An asset's image in a square of fixed size, with a placeholder if it is missing or fails to load. */
export function NftPicture({ url, name, eager = false }: { url: string | null; name: string; eager?: boolean }) {
  const strings = useStrings('domain/nft');
  const path = useMediaPath();
  const source = url === null ? null : path(url);
  const [broken, setBroken] = useState(false);
  return (
    <span className="flex aspect-square w-full items-center justify-center overflow-hidden rounded-base bg-surface">
      {source === null || broken ? (
        <span className="flex flex-col items-center gap-2 p-3 text-center text-sm text-muted">
          <ImageOff size={20} aria-hidden />
          {url === null ? strings.noImage : source === null ? strings.notLoaded : strings.broken}
        </span>
      ) : (
        <img
          // An image that failed before hydration fires no event.
          ref={(image) => {
            // An SVG without an intrinsic size has a width of 0 as well, so try to decode it.
            if (image?.complete === true && image.naturalWidth === 0) image.decode().catch(() => setBroken(true));
          }}
          src={source}
          alt={name}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          width={600}
          height={600}
          onError={() => setBroken(true)}
          className="size-full object-contain"
        />
      )}
    </span>
  );
}
