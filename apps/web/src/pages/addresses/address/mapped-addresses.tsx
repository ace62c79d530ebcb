import type { FioAddress } from '@antescope/sources/fio/fio-tables';
import { useStrings } from '../../../i18n/strings.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';

/** Public addresses on other chains; every text is the owner's. */
export function MappedAddresses({ mapped }: { mapped: FioAddress['mapped'] }) {
  const strings = useStrings('pages/addresses');
  if (mapped.length === 0) return <p className="py-3 text-muted">{strings.noMapped}</p>;
  return (
    <ul>
      {mapped.map(({ token, chain, address }) => (
        <li
          key={`${chain} ${token} ${address}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-0"
        >
          <span className="w-32 font-medium wrap-anywhere">
            <bdi>{token === chain ? token : `${token} · ${chain}`}</bdi>
          </span>
          <span className="flex min-w-0 flex-1 items-center gap-2 max-sm:basis-full">
            <bdi dir="ltr" className="ident min-w-0 wrap-anywhere whitespace-normal">
              {address}
            </bdi>
            <CopyButton value={address} />
          </span>
        </li>
      ))}
    </ul>
  );
}
