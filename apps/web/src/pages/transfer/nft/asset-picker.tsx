import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { nftText } from '@antescope/wallet/tools/nft-transfer';
import { useId, useState } from 'react';
import { NftNumber } from '../../../domain/nft/nft-grid.tsx';
import { NftPicture } from '../../../domain/nft/nft-picture.tsx';
import { useMessages } from '../../../i18n/messages-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { Button } from '../../../ui/button.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Field } from '../../../ui/text-input.tsx';
import type { FieldInputProps } from '../../../wallet/tools/inputs/field-input.ts';

interface AssetPickerProps extends FieldInputProps {
  /** null: not known. */
  owned: readonly NftAsset[] | null;
  loading: boolean;
  connected: boolean;
}

/** Cards shown at first, and with each "Show more". */
const pageSize = 24;

/** The assets of the account as cards to check, narrowed by name, collection or id. */
export function AssetPicker({ owned, loading, connected, ...field }: AssetPickerProps) {
  const { name, label, value, error, onChange, onLeave } = field;
  const strings = useStrings('pages/transfer/nft');
  const { list } = useMessages();
  const id = useId();
  const [filter, setFilter] = useState('');
  const [most, setMost] = useState(pageSize);
  const chosen = new Set(value.split(' ').filter((text) => text !== ''));
  const found = (owned ?? []).filter((asset) => matches(asset, filter) || chosen.has(nftText(asset)));
  const toggle = (asset: NftAsset): void => {
    const text = nftText(asset);
    if (!chosen.delete(text)) chosen.add(text);
    onChange([...chosen].join(' '));
  };
  return (
    <fieldset className="min-w-0" aria-describedby={error === null ? undefined : `${id}-note`}>
      <legend className="mb-1 text-sm text-muted">{label}</legend>
      {!connected && <p className="py-2 text-muted">{strings.notConnected}</p>}
      {loading && <SkeletonRows rows={4} label={list.loading} />}
      {owned !== null && owned.length === 0 && <p className="py-2 text-muted">{strings.none}</p>}
      {owned !== null && owned.length > 0 && (
        <>
          <Field
            className="mb-3"
            type="search"
            label={strings.filter}
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
            {found.slice(0, most).map((asset, index) => (
              <AssetCard
                key={nftText(asset)}
                field={index === 0 ? name : undefined}
                asset={asset}
                checked={chosen.has(nftText(asset))}
                onToggle={() => toggle(asset)}
                onLeave={onLeave}
              />
            ))}
          </ul>
          {found.length === 0 && <p className="py-2 text-muted">{strings.noMatch}</p>}
          {found.length > most && (
            <Button className="mt-3" onClick={() => setMost((now) => now + pageSize)}>
              {strings.more(grouped(found.length - most))}
            </Button>
          )}
          <p aria-live="polite" className="mt-2 text-sm text-muted">
            {strings.chosen(chosen.size)}
          </p>
        </>
      )}
      {error !== null && (
        <p id={`${id}-note`} className="mt-1 text-sm text-negative">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function matches({ id, name, collection }: NftAsset, filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  return [id, name.toLowerCase(), collection].some((text) => text.includes(wanted));
}

interface AssetCardProps {
  /** The field's name on its first input, which takes the focus if there is a fault. */
  field: string | undefined;
  asset: NftAsset;
  checked: boolean;
  onToggle: () => void;
  onLeave: () => void;
}

function AssetCard({ field, asset, checked, onToggle, onLeave }: AssetCardProps) {
  return (
    <li className="min-w-0">
      <label
        className={`relative block cursor-pointer rounded-base border p-2 ${checked ? 'border-accent' : 'border-line'}`}
      >
        <input
          type="checkbox"
          data-field={field}
          className="absolute end-3 top-3 size-5 accent-(--accent)"
          checked={checked}
          onChange={onToggle}
          onBlur={onLeave}
        />
        <NftPicture url={asset.image} name="" />
        <bdi className="mt-2 block w-fit max-w-full truncate font-semibold" title={asset.name}>
          {asset.name}
        </bdi>
        <span className="flex flex-wrap justify-between gap-x-2 text-sm text-muted">
          <span className="ident min-w-0 truncate">{asset.collection}</span>
          <NftNumber asset={asset} />
        </span>
        <span className="ident block truncate text-xs text-muted">{asset.id}</span>
      </label>
    </li>
  );
}
