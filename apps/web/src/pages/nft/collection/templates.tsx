import type { NftTemplate } from '@antescope/sources/nft/nft-collection';
import { NftPicture } from '../../../domain/nft/nft-picture.tsx';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { Chip } from '../../../ui/chip.tsx';

/** Templates as cards, with their issued and their maximum supply. */
export function Templates({ templates }: { templates: NftTemplate[] }) {
  const strings = useStrings('pages/nft');
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 xl:grid-cols-5" aria-label={strings.templates}>
      {templates.map(({ id, name, image, schema, issued, maxSupply, transferable, burnable }) => (
        <li key={id} className="min-w-0">
          <NftPicture url={image} name="" />
          <bdi className="mt-2 block w-fit max-w-full truncate font-semibold" title={name}>
            {name}
          </bdi>
          <p className="flex flex-wrap gap-x-2 text-sm text-muted">
            <span className="figure">#{id}</span>
            <span className="ident truncate">{schema}</span>
          </p>
          <p className="text-sm">
            <bdi className="tabular-nums">
              {maxSupply === null
                ? strings.issued(grouped(issued))
                : strings.issuedOf(grouped(issued), grouped(maxSupply))}
            </bdi>
          </p>
          <p className="flex flex-wrap gap-1">
            {!transferable && <Chip wrap>{strings.notTransferable}</Chip>}
            {!burnable && <Chip wrap>{strings.notBurnable}</Chip>}
          </p>
        </li>
      ))}
    </ul>
  );
}
