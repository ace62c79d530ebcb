import { Box, Download, FileText, Music } from 'lucide-react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { buttonClass } from '../../ui/button.tsx';
import { mediaPath } from '../../domain/nft/media-path.ts';
import { NftPicture } from './nft-picture.tsx';
import { nftWords } from './words.ts';

/** Kinds that no element of a page shows safely: they are saved as files. */
const files = ['model', 'stage', 'skybox', 'pdf'] as const;

const icons = { audio: Music, model: Box, pdf: FileText };
const unpictured = Object.keys(icons) as (keyof typeof icons)[];

/** Stands for an asset that is meant to be heard or opened, and has no picture. */
function Unpictured({ kind }: { kind: keyof typeof icons }) {
  const words = usePageWords(nftWords);
  const Icon = icons[kind];
  return (
    <span className="flex aspect-video w-full flex-col items-center justify-center gap-2 rounded-base bg-surface text-muted">
      <Icon size={32} aria-hidden />
      {words.kinds[kind]}
    </span>
  );
}

/** What an asset has to be looked at or listened to. Nothing plays by itself, and nothing is fetched before it is asked for. */
export function NftMedia({ asset }: { asset: NftAsset }) {
  const words = usePageWords(nftWords);
  const { base } = useBoot();
  const kind = unpictured.find((each) => asset[each] !== null);
  return (
    <div className="grid content-start gap-4" role="group" aria-label={words.media}>
      {asset.image !== null || (asset.video === null && kind === undefined) ? (
        <NftPicture url={asset.image} name={asset.name} eager />
      ) : (
        asset.video === null && kind !== undefined && <Unpictured kind={kind} />
      )}
      {asset.video !== null && (
        // Contracts hold no subtitles.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          controls
          preload="none"
          src={mediaPath(base, asset.video)}
          aria-label={words.kinds.video}
          className="aspect-video w-full rounded-base bg-surface"
        />
      )}
      {asset.audio !== null && (
        // As above.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          controls
          preload="none"
          src={mediaPath(base, asset.audio)}
          aria-label={words.kinds.audio}
          className="w-full"
        />
      )}
      <div className="flex flex-wrap gap-2">
        {files.map((kind) => {
          const url = asset[kind];
          if (url === null) return null;
          return (
            <a key={kind} href={mediaPath(base, url)} download className={buttonClass()} title={words.save}>
              <Download size={16} aria-hidden />
              {words.kinds[kind]}
            </a>
          );
        })}
      </div>
    </div>
  );
}
