import type { MappedNft } from '@antescope/sources/fio/fio-endpoints';
import { useStrings } from '../../../i18n/strings.ts';
import { type Column, List } from '../../../ui/list.tsx';

/** NFTs of other chains; every text is the owner's, and a link is followed only if it is one of the web. */
export function MappedNfts({ nfts }: { nfts: MappedNft[] }) {
  const strings = useStrings('pages/addresses');
  const columns: Column<MappedNft>[] = [
    {
      id: 'token',
      head: strings.tokenId,
      cell: ({ tokenId, url }) => <TokenId tokenId={tokenId} url={url} />,
    },
    { id: 'chain', head: strings.chain, cell: ({ chain }) => <bdi>{chain}</bdi> },
    {
      id: 'contract',
      head: strings.contract,
      className: 'max-sm:hidden',
      cell: ({ contract }) => (
        <bdi dir="ltr" className="ident wrap-anywhere whitespace-normal">
          {contract}
        </bdi>
      ),
    },
  ];
  return (
    <List
      label={strings.nfts}
      columns={columns}
      rows={nfts}
      rowKey={({ chain, contract, tokenId }) => `${chain} ${contract} ${tokenId}`}
    />
  );
}

function TokenId({ tokenId, url }: Pick<MappedNft, 'tokenId' | 'url'>) {
  const text = (
    <bdi dir="ltr" className="ident wrap-anywhere whitespace-normal">
      {tokenId}
    </bdi>
  );
  if (!/^https?:\/\/[^\s]+$/i.test(url)) return text;
  return (
    <a href={url} target="_blank" rel="noreferrer nofollow" className="link">
      {text}
    </a>
  );
}
