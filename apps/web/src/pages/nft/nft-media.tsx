import { Box, Download, FileText, Music } from 'lucide-react';
import { useStrings } from '../../i18n/strings.ts';
import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { buttonClass } from '../../ui/button.tsx';
import { useMediaPath } from '../../lib/media/signed-media.ts';
import { NftPicture } from '../../domain/nft/nft-picture.tsx';

/** Kinds that cannot be embedded safely: offered as downloads. */
const files = ['model', 'stage', 'skybox', 'pdf'] as const;

const icons = { audio: Music, model: Box, pdf: FileText };
const unpictured = Object.keys(icons) as (keyof typeof icons)[];

/** Placeholder of an asset with audio or a file but no image. */
function Unpictured({ kind }: { kind: keyof typeof icons }) {
  const strings = useStrings('pages/nft');
  const Icon = icons[kind];
  return (
    <span className="flex aspect-video w-full flex-col items-center justify-center gap-2 rounded-base bg-surface text-muted">
      <Icon size={32} aria-hidden />
      {strings.kinds[kind]}
    </span>
  );
}

/** Media of an asset. Nothing plays automatically, and nothing is fetched before it is requested. */
export function NftMedia({ asset }: { asset: NftAsset }) {
  const strings = useStrings('pages/nft');
  const path = useMediaPath();
  const source = (url: string | null): string | null => (url === null ? null : path(url));
  const [video, audio] = [source(asset.video), source(asset.audio)];
  const kind = unpictured.find((each) => asset[each] !== null);
  return (
    <div className="grid content-start gap-4" role="group" aria-label={strings.media}>
      {asset.image !== null || (asset.video === null && kind === undefined) ? (
        <NftPicture url={asset.image} name={asset.name} eager />
      ) : (
        asset.video === null && kind !== undefined && <Unpictured kind={kind} />
      )}
      {video !== null && (
        // Contracts hold no subtitles.
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- NFT media come without a caption track
        <video
          controls
          preload="none"
          src={video}
          aria-label={strings.kinds.video}
          className="aspect-video w-full rounded-base bg-surface"
        />
      )}
      {audio !== null && (
        // As above.
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- NFT media come without a caption track
        <audio controls preload="none" src={audio} aria-label={strings.kinds.audio} className="w-full" />
      )}
      <div className="flex flex-wrap gap-2">
        {files.map((kind) => {
          const file = source(asset[kind]);
          if (file === null) return null;
          return (
            <a key={kind} href={file} download className={buttonClass()} title={strings.save}>
              <Download size={16} aria-hidden />
              {strings.kinds[kind]}
            </a>
          );
        })}
      </div>
    </div>
  );
}
