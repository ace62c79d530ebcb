import type { DspPackage } from '@antescope/sources/services/dsp/dsp-tables';
import { usePageWords } from '../../i18n/page-words.ts';
import { Amount } from '../../ui/amount.tsx';
import { Chip } from '../../ui/chip.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { List, type Column } from '../../ui/list.tsx';
import { dspWords } from './words.ts';

/** Packages of all providers, with the conditions that the contract holds them to. */
export function PackageList({ rows }: { rows: DspPackage[] }) {
  const words = usePageWords(dspWords);
  const columns: Column<DspPackage>[] = [
    {
      id: 'package',
      head: words.package,
      cell: ({ packageId, packageJson, enabled }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <PackageName name={packageId} address={packageJson} />
          {!enabled && <Chip tone="warning">{words.off}</Chip>}
        </span>
      ),
    },
    { id: 'service', head: words.service, cell: ({ service }) => <AccountLink name={service} bare /> },
    {
      id: 'provider',
      head: words.provider,
      className: 'max-sm:hidden',
      cell: ({ provider }) => <AccountLink name={provider} bare rowLink />,
    },
    {
      id: 'quota',
      head: words.quota,
      align: 'end',
      className: 'max-md:hidden',
      cell: ({ quota, periodSeconds }) => (
        <>
          <Amount value={quota} />{' '}
          <span className="text-sm whitespace-nowrap text-muted">{words.every(hours(periodSeconds))}</span>
        </>
      ),
    },
    {
      id: 'stake',
      head: words.minStake,
      align: 'end',
      cell: ({ minStake, minUnstakeSeconds }) => (
        <>
          <Amount value={minStake} />
          <span className="block text-sm text-muted max-sm:hidden">{words.notice(hours(minUnstakeSeconds))}</span>
        </>
      ),
    },
  ];
  return (
    <List
      label={words.packages}
      columns={columns}
      rows={rows}
      rowKey={({ id, provider, service, packageId }) => `${id} ${provider} ${service} ${packageId}`}
    />
  );
}

/** A provider's address is its own text: a link only where it is one of the web. */
function PackageName({ name, address }: { name: string; address: string }) {
  const words = usePageWords(dspWords);
  const text = <bdi className="wrap-anywhere">{name}</bdi>;
  if (!/^https?:\/\/[^\s]+$/i.test(address) || !URL.canParse(address)) return text;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer nofollow"
      className="link inline-flex min-h-6 items-center"
      title={`${words.described} ${address}`}
    >
      {text}
    </a>
  );
}

function hours(seconds: string): string {
  const tenths = (BigInt(seconds) * 10n) / 3600n;
  return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`;
}
